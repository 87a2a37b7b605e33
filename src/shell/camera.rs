//! A picture from a camera, taken by whichever program the system has for it.

use std::io::{self, Read as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::input::MOST_BYTES;
use crate::fact::facts;

facts! {
    /// Why there is no picture.
    pub enum CameraError {
        /// No program that takes pictures is installed.
        NoProgram => "camera-no-program",
        /// The program returned no picture.
        NoPicture {
            /// The program.
            program: String,
            /// Its last error message.
            said: String,
        } => "camera-no-picture",
        /// It took too long.
        Silent {
            /// The program.
            program: String,
            /// The time limit, in seconds.
            seconds: u64,
        } => "camera-silent",
    }
}

/// Time limit for a picture.
const PATIENCE: Duration = Duration::from_secs(20);
/// Milliseconds a camera gets to adjust to the light.
const SETTLING: &str = "1000";

/// Returns one picture from the camera, taken by the first program that is installed.
///
/// # Errors
/// Returns an error if there is none, or it returns no picture.
pub fn camera_frame(named: Option<&str>) -> Result<Vec<u8>, CameraError> {
    let still = ["-n", "-t", SETTLING, "-o", "-"];
    let (format, device) = video_device(named);
    let video = [
        "-loglevel",
        "error",
        "-f",
        format,
        "-i",
        &device,
        "-frames:v",
        "1",
        "-f",
        "image2pipe",
        "-c:v",
        "mjpeg",
        "-",
    ];
    // A device can only be named to ffmpeg.
    let programs: &[(&str, &[&str])] = match named {
        Some(_) => &[("ffmpeg", &video)],
        None => &[("rpicam-still", &still), ("libcamera-still", &still), ("ffmpeg", &video)],
    };
    for (program, arguments) in programs {
        let started = Command::new(program)
            .args(*arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        match started {
            Ok(child) => return taken(child, program),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                let said = error.to_string();
                return Err(CameraError::NoPicture { program: (*program).to_owned(), said });
            }
        }
    }
    Err(CameraError::NoProgram)
}

/// Returns ffmpeg's name for the system's cameras, and a device: `named`, otherwise the first.
fn video_device(named: Option<&str>) -> (&'static str, String) {
    let (format, first) = if cfg!(target_os = "macos") {
        ("avfoundation", "0")
    } else if cfg!(windows) {
        match named {
            Some(name) => return ("dshow", format!("video={name}")),
            None => ("vfwcap", "0"),
        }
    } else {
        ("v4l2", "/dev/video0")
    };
    (format, named.unwrap_or(first).to_owned())
}

/// Returns what a program writes until it ends, within limits of time and size.
fn taken(mut child: Child, program: &str) -> Result<Vec<u8>, CameraError> {
    let (done, picture) = channel();
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let said = thread::spawn(move || {
        let mut said = Vec::new();
        let _ = err.map(|err| err.take(MOST_SAID).read_to_end(&mut said));
        String::from_utf8_lossy(&said).into_owned()
    });
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = out.map(|out| out.take(MOST_BYTES).read_to_end(&mut bytes));
        let _ = done.send(bytes);
    });
    let bytes = picture.recv_timeout(PATIENCE);
    // The program has either written its picture or run out of time: do not wait for it.
    let _ = child.kill();
    let _ = child.wait();
    let program = program.to_owned();
    match bytes {
        Ok(bytes) if !bytes.is_empty() => Ok(bytes),
        Ok(_) => {
            let said = said.join().unwrap_or_default();
            let said = said.lines().last().unwrap_or_default().trim().to_owned();
            Err(CameraError::NoPicture { program, said })
        }
        Err(_) => Err(CameraError::Silent { program, seconds: PATIENCE.as_secs() }),
    }
}

/// Maximum bytes read of a program's error output.
const MOST_SAID: u64 = 4096;
