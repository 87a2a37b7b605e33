// The page works without this. With it a picture is sent as soon as it is taken, and the page
// follows the screen.
"use strict";
const base = document.body.dataset.base;
document.documentElement.classList.add("script");

document.addEventListener("change", (event) => {
  const form = event.target.closest("form.picture");
  if (!form || !event.target.files.length) return;
  for (const label of document.querySelectorAll("form.picture label")) label.classList.add("busy");
  form.querySelector("label").firstChild.textContent = document.body.dataset.reading;
  form.submit();
  document.body.dataset.sending = "1";
});

// A page returned to by "back" may be long out of date.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

async function follow() {
  for (;;) {
    try {
      const main = document.querySelector("main");
      const news = await fetch(`${base}news?${main.dataset.news}`);
      if (!news.ok) throw new Error(news.status);
      const number = await news.text();
      if (number === main.dataset.news || document.body.dataset.sending) continue;
      const page = await fetch(location.pathname);
      if (!page.ok) throw new Error(page.status);
      const fresh = new DOMParser().parseFromString(await page.text(), "text/html");
      const next = fresh.querySelector("main");
      if (next.innerHTML !== main.innerHTML) main.innerHTML = next.innerHTML;
      main.dataset.news = next.dataset.news;
    } catch {
      await pause(3);
    }
  }
}
follow();
