// The page works without this. With it a picture is made smaller and sent as soon as it is taken,
// a large board is looked at closely before a point is chosen, and the page follows its board.
"use strict";
const body = document.body;
document.documentElement.classList.add("script");

// More pixels make nothing clearer, and take longer to send and to read.
const MOST_PIXELS = 1600;

// A picture that is no larger than that, upright; the file itself where that is not possible.
async function smaller(file) {
  const picture = await createImageBitmap(file).catch(() => null);
  const scale = picture && MOST_PIXELS / Math.max(picture.width, picture.height);
  if (!picture || scale >= 1) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const bytes = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  return bytes ? new File([bytes], "board.jpg", { type: bytes.type }) : file;
}

document.addEventListener("change", async (event) => {
  const input = event.target;
  const form = input.closest("form.picture");
  if (!form || !input.files.length) return;
  body.dataset.sending = "1";
  for (const label of document.querySelectorAll("form.picture label")) label.classList.add("busy");
  form.querySelector("label").firstChild.textContent = body.dataset.reading;
  const files = new DataTransfer();
  files.items.add(await smaller(input.files[0]));
  input.files = files.files;
  form.submit();
});

// A finger is wider than this many points.
const FINGER = 32;

// A second tap of a hasty finger is meant for the page before.
const HASTE = 200;
const since = performance.now();

document.addEventListener("click", (event) => {
  if (event.detail && performance.now() - since < HASTE) return event.preventDefault();
  const near = document.querySelector(".near");
  const form = event.target.closest(".board form");
  if (near) near.classList.remove("near");
  // Keys choose a point without a finger.
  if (!form || near || !event.detail) return;
  const inner = form.parentElement;
  const cell = form.querySelector("button").getBoundingClientRect();
  if (cell.width >= FINGER) return;
  event.preventDefault();
  const frame = inner.getBoundingClientRect();
  inner.style.transformOrigin = `${event.clientX - frame.left}px ${event.clientY - frame.top}px`;
  inner.classList.add("near");
});

// A page returned to by "back" may be long out of date.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

// Nobody's picture or number is taken away from under the hand.
const isBusy = () => body.dataset.sending || document.activeElement.matches("main input, select");
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

async function follow() {
  const main = document.querySelector("main");
  while (main.dataset.news) {
    try {
      const news = await fetch(`${body.dataset.base}news?${main.dataset.news}`);
      if (!news.ok) throw new Error(news.status);
      const number = await news.text();
      if (number === main.dataset.news) continue;
      if (isBusy()) {
        await pause(1);
        continue;
      }
      const page = await fetch(location.href);
      if (!page.ok) throw new Error(page.status);
      const fresh = new DOMParser().parseFromString(await page.text(), "text/html");
      const next = fresh.querySelector("main");
      if (isBusy()) continue;
      if (next.innerHTML !== main.innerHTML) main.innerHTML = next.innerHTML;
      document.querySelector("header").innerHTML = fresh.querySelector("header").innerHTML;
      main.dataset.news = next.dataset.news;
    } catch {
      await pause(3);
    }
  }
}
follow();
