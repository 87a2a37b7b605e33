//! A browser without a window, at the size of a phone, driven through its debugging pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long a page may take on a very busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with one page.
pub struct Browser {
    child: Child,
    asks: ChildStdin,
    answers: Receiver<Value>,
    asked: u64,
    page: Value,
    /// How many pages were loaded to their ends.
    loaded: usize,
    _profile: tempfile::TempDir,
}

/// The width of a phone, in its own pixels.
pub const WIDTH: u16 = 390;

/// It asks no other machine for anything by itself.
const ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-pipe",
];

impl Browser {
    /// Starts one by a command put before it. `None` without Chromium, which fails the test in CI.
    pub fn start(before: &[&str], has_script: bool, language: &str) -> Option<Self> {
        if let Err(error) = Command::new("chromium").arg("--version").output() {
            assert!(std::env::var_os("CI").is_none(), "chromium: {error}");
            return None;
        }
        let profile = tempfile::tempdir().unwrap();
        // It is spoken to through the descriptors 3 and 4.
        let mut command = Command::new("sh");
        command.args(["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh"]);
        command.args(before).arg("chromium").args(ARGUMENTS);
        // Where it is not shut in already, it knows this machine alone.
        if before.is_empty() {
            command.arg("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
        }
        command.arg(format!("--accept-lang={language}"));
        command.arg(format!("--user-data-dir={}", profile.path().display()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let asks = child.stdin.take().unwrap();
        let mut reader = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        thread::spawn(move || {
            let mut bytes = Vec::new();
            while reader.read_until(0, &mut bytes).is_ok_and(|count| count > 0) {
                bytes.pop();
                let Ok(answer) = serde_json::from_slice(&bytes) else { break };
                if sender.send(answer).is_err() {
                    break;
                }
                bytes.clear();
            }
        });
        let (asked, page, loaded) = (0, Value::Null, 0);
        let mut browser = Self { child, asks, answers, asked, page, loaded, _profile: profile };
        let target = browser.ask("Target.createTarget", &json!({ "url": "about:blank" })).unwrap();
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        browser.page = browser.ask("Target.attachToTarget", &attach).unwrap()["sessionId"].clone();
        for (method, values) in [
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })),
            ("Emulation.setScriptExecutionDisabled", json!({ "value": !has_script })),
            (
                "Emulation.setUserAgentOverride",
                json!({ "userAgent": "phone", "acceptLanguage": language }),
            ),
            ("DOM.enable", json!({})),
            ("Page.enable", json!({})),
            ("Network.enable", json!({})),
        ] {
            browser.ask(method, &values).unwrap();
        }
        browser.resize(WIDTH, 16);
        Some(browser)
    }

    /// Asks something of the browser, or of its page once there is one.
    fn ask(&mut self, method: &str, values: &Value) -> Result<Value, String> {
        self.asked += 1;
        let mut ask = json!({ "id": self.asked, "method": method, "params": values });
        if !self.page.is_null() {
            ask["sessionId"] = self.page.clone();
        }
        let mut bytes = serde_json::to_vec(&ask).unwrap();
        bytes.push(0);
        self.asks.write_all(&bytes).unwrap();
        loop {
            let answer = self.answers.recv_timeout(PATIENCE);
            let mut answer = answer.unwrap_or_else(|_| panic!("no answer to {method}"));
            self.loaded += usize::from(answer["method"] == "Page.loadEventFired");
            if answer["id"] == self.asked {
                return match answer.get("error") {
                    Some(error) => Err(error.to_string()),
                    None => Ok(answer["result"].take()),
                };
            }
        }
    }

    /// Gives the phone another width, in its own pixels, and its text another size.
    pub fn resize(&mut self, width: u16, text: u16) {
        let size = json!({ "width": width, "height": 844, "deviceScaleFactor": 3, "mobile": true });
        self.ask("Emulation.setDeviceMetricsOverride", &size).unwrap();
        let sizes = json!({ "fontSizes": { "standard": text } });
        self.ask("Page.setFontSizes", &sizes).unwrap();
    }

    /// The width of the page and its height, in pixels of the phone.
    pub fn extent(&mut self) -> [f64; 2] {
        let sizes = self.ask("Page.getLayoutMetrics", &json!({})).unwrap();
        ["width", "height"].map(|side| sizes["cssContentSize"][side].as_f64().unwrap())
    }

    /// Opens a page, and waits until it is there.
    pub fn open(&mut self, address: &str) {
        let loaded = self.loaded;
        let opened = self.ask("Page.navigate", &json!({ "url": address })).unwrap();
        assert!(opened.get("errorText").is_none(), "{address}: {opened}");
        self.loads(loaded, address);
    }

    /// Opens a page that may be none.
    pub fn open_at_all(&mut self, address: &str) {
        let _ = self.ask("Page.navigate", &json!({ "url": address }));
        thread::sleep(Duration::from_millis(200));
    }

    /// Waits until no page has been loaded for a while.
    pub fn rest(&mut self) {
        let mut loaded = usize::MAX;
        while std::mem::replace(&mut loaded, self.loaded) != self.loaded {
            thread::sleep(Duration::from_millis(500));
            self.html();
        }
    }

    /// Chooses a file, and waits for the page it leads to.
    pub fn send(&mut self, selector: &str, file: &Path) {
        let loaded = self.loaded;
        self.choose(selector, file);
        self.loads(loaded, selector);
    }

    /// Ends all service workers, as a browser does when they are idle.
    pub fn end_workers(&mut self) {
        self.ask("ServiceWorker.enable", &json!({})).unwrap();
        self.ask("ServiceWorker.stopAllWorkers", &json!({})).unwrap();
    }

    /// Opens a page that the browser warns of, and goes on in spite of it; returns the certificate.
    #[cfg(feature = "tls")]
    pub fn open_in_spite_of_the_warning(&mut self, address: &str) -> Vec<u8> {
        let opened = self.ask("Page.navigate", &json!({ "url": address })).unwrap();
        assert_eq!(opened["errorText"], "net::ERR_CERT_AUTHORITY_INVALID", "{address}");
        // The page of the browser that says so.
        self.touch("#details-button");
        self.tap("#proceed-link");
        let end = address.match_indices('/').nth(2).unwrap().0;
        let origin = json!({ "origin": &address[..end] });
        let found = self.ask("Network.getCertificate", &origin).unwrap();
        let text = found["tableNames"][0].as_str().unwrap();
        base64::Engine::decode(&base64::engine::general_purpose::STANDARD, text).unwrap()
    }

    /// Waits until another page is loaded after so many.
    fn loads(&mut self, loaded: usize, why: &str) {
        let since = Instant::now();
        while self.loaded == loaded {
            assert!(since.elapsed() < PATIENCE, "{why} leads nowhere");
            thread::sleep(Duration::from_millis(20));
            self.html();
        }
    }

    /// The page as it stands, in HTML; empty while another one loads.
    pub fn html(&mut self) -> String {
        let node = self.ask("DOM.getDocument", &json!({ "depth": 0 }));
        let html = node.and_then(|node| {
            self.ask("DOM.getOuterHTML", &json!({ "nodeId": node["root"]["nodeId"] }))
        });
        html.map(|html| html["outerHTML"].as_str().unwrap().to_owned()).unwrap_or_default()
    }

    /// Waits until the page has a text in its HTML, and returns it.
    pub fn shows(&mut self, text: &str) -> String {
        self.shows_either(text, text)
    }

    /// Waits until the page has one of two texts in its HTML, and returns it.
    pub fn shows_either(&mut self, text: &str, other: &str) -> String {
        let since = Instant::now();
        loop {
            let html = self.html();
            if html.contains(text) || html.contains(other) {
                return html;
            }
            assert!(since.elapsed() < PATIENCE, "never showed `{text}` or `{other}`:\n{html}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Taps an element until the page has one of two texts, and returns it: a tap on a page that is
    /// just being replaced is lost.
    pub fn tap_until(&mut self, selector: &str, text: &str, other: &str) -> String {
        for _ in 0..6 {
            self.tap(selector);
            let since = Instant::now();
            while since.elapsed() < PATIENCE / 6 {
                let html = self.html();
                if html.contains(text) || html.contains(other) {
                    return html;
                }
                thread::sleep(Duration::from_millis(20));
            }
        }
        panic!("never showed `{text}` or `{other}`:\n{}", self.html());
    }

    /// The place of an element once it is at least this high: a page just shown has no styles yet.
    pub fn place_of_height(&mut self, selector: &str, least: f64) -> [f64; 4] {
        let since = Instant::now();
        loop {
            let place = self.place(selector);
            if place[3] >= least {
                return place;
            }
            assert!(since.elapsed() < PATIENCE, "{selector}: {place:?}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The first element of a selector.
    fn element(&mut self, selector: &str) -> Value {
        let since = Instant::now();
        loop {
            let found = self.ask("DOM.getDocument", &json!({ "depth": 0 })).and_then(|node| {
                let root = &node["root"]["nodeId"];
                self.ask("DOM.querySelector", &json!({ "nodeId": root, "selector": selector }))
            });
            match found {
                Ok(found) if found["nodeId"] != 0 => return found["nodeId"].clone(),
                _ => assert!(since.elapsed() < PATIENCE, "no {selector}:\n{}", self.html()),
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Chooses a file, as the camera does.
    pub fn choose(&mut self, selector: &str, file: &Path) {
        let since = Instant::now();
        loop {
            let node = self.element(selector);
            let values = json!({ "nodeId": node, "files": [file] });
            // The page may just have been replaced.
            match self.ask("DOM.setFileInputFiles", &values) {
                Ok(_) => return,
                Err(why) => assert!(since.elapsed() < PATIENCE, "{selector}: {why}"),
            }
        }
    }

    /// Where an element lies, in pixels of the phone: left, top, width, height.
    pub fn place(&mut self, selector: &str) -> [f64; 4] {
        let since = Instant::now();
        loop {
            let node = self.element(selector);
            let _ = self.ask("DOM.scrollIntoViewIfNeeded", &json!({ "nodeId": node }));
            // The page may just have been replaced.
            if let Ok(found) = self.ask("DOM.getBoxModel", &json!({ "nodeId": node })) {
                let corner = |at: usize| found["model"]["border"][at].as_f64().unwrap();
                return [corner(0), corner(1), corner(4) - corner(0), corner(5) - corner(1)];
            }
            assert!(since.elapsed() < PATIENCE, "{selector} lies nowhere");
        }
    }

    /// Taps an element in its middle, with a finger, and waits for the page it leads to.
    pub fn tap(&mut self, selector: &str) {
        let loaded = self.loaded;
        self.touch(selector);
        self.loads(loaded, selector);
    }

    /// Touches an element in its middle.
    pub fn touch(&mut self, selector: &str) {
        // A tap just after a page came is taken as meant for the one before.
        thread::sleep(Duration::from_millis(250));
        let [left, top, width, height] = self.place(selector);
        let point = json!([{ "x": left + width / 2.0, "y": top + height / 2.0 }]);
        for (kind, points) in [("touchStart", point), ("touchEnd", json!([]))] {
            let touch = json!({ "type": kind, "touchPoints": points });
            self.ask("Input.dispatchTouchEvent", &touch).unwrap();
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
