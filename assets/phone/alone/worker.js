// Answers the pages of a phone alone: what a server is asked elsewhere, the program is asked here,
// as WebAssembly. Nothing is sent anywhere; what is counted is kept in the phone.
"use strict";
const VERSION = "@VERSION@";
const LANGUAGES = "@LANGUAGES@".split(" ");
const WORDS = "@WORDS@".split(" ");
const FILES = ["start.js", "page.css", "page.js", "icon.svg", "icon.png", "app.webmanifest", "shuzi.wasm"];
const MOST_KEPT = 50;

const scope = new URL(self.registration.scope);
const files = `shuzi files ${scope.pathname} ${VERSION}`;
const boards = `shuzi boards ${scope.pathname}`;

// The language of the phone, if it is one of ours.
function language() {
  for (const code of navigator.languages) {
    const [first, ...rest] = code.split("-");
    const isTraditional = rest.some((part) => ["Hant", "TW", "HK", "MO"].includes(part));
    const own = first === "zh" && isTraditional ? "zh-Hant" : first;
    if (LANGUAGES.includes(own)) return own;
  }
  return "en";
}

// English is in the program.
const words = () => (language() === "en" ? [] : WORDS.map((name) => `words/${language()}/${name}`));

self.addEventListener("install", (event) => {
  const all = [...FILES, ...words()].map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(files).then((cache) => cache.addAll(all)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(`shuzi files ${scope.pathname} `) && name !== files;
  const cleared = caches.keys().then((all) => Promise.all(all.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

// A file of ours; one that is missing is fetched once.
async function file(name) {
  const cache = await caches.open(files);
  const known = await cache.match(name);
  if (known) return known;
  await cache.add(name);
  return cache.match(name);
}

const bytes = async (response) => new Uint8Array(await response.arrayBuffer());
const encoder = new TextEncoder();
const decoder = new TextDecoder();

class Program {
  constructor(exported) {
    this.exported = exported;
  }

  // Sends a line and what belongs to it; returns the answer's line and what belongs to it.
  ask(line, body = new Uint8Array()) {
    const { memory, room, answer, place } = this.exported;
    const head = encoder.encode(`${line}\n`);
    const at = room(head.length + body.length);
    const memo = new Uint8Array(memory.buffer);
    memo.set(head, at);
    memo.set(body, at + head.length);
    const length = answer();
    const said = new Uint8Array(memory.buffer, place(), length).slice();
    const end = said.indexOf(10);
    return [decoder.decode(said.subarray(0, end)), said.subarray(end + 1)];
  }
}

let program;

async function load() {
  const code = await (await file("shuzi.wasm")).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(code);
  const loaded = new Program(instance.exports);
  // Without a network there may be no words of a language chosen just now: English is there.
  const own = await Promise.all(words().map(async (name) => [name, await bytes(await file(name))])).catch(() => null);
  loaded.ask(`begin ${scope.pathname} ${own ? language() : "en"}`);
  for (const [name, text] of own ?? []) loaded.ask(`words ${name.split("/").pop()}`, text);
  await restore(loaded);
  return loaded;
}

// Takes up the boards that were kept, the latest ones; their numbers begin with 1 again. One that
// cannot be read is put aside.
async function restore(loaded) {
  const [cache, aside] = await Promise.all([caches.open(boards), caches.open(`${boards} aside`)]);
  const number = (request) => Number(request.url.split("/").pop());
  const kept = (await cache.keys()).sort((one, other) => number(one) - number(other));
  const surplus = Math.max(0, kept.length - MOST_KEPT);
  for (const request of kept.splice(0, surplus)) await cache.delete(request);
  let next = 1;
  for (const request of kept) {
    const board = await cache.match(request);
    const [line] = loaded.ask("restore", await bytes(board.clone()));
    if (line !== "kept") await aside.put(`kept/${Date.now()}`, board);
    else if (number(request) !== next) await cache.put(`kept/${next}`, board);
    if (line !== "kept" || number(request) !== next) await cache.delete(request);
    if (line === "kept") next += 1;
  }
}

// Nothing is answered that is not kept.
async function keep(number) {
  const [line, board] = program.ask(`keep ${number}`);
  if (line === "kept") await (await caches.open(boards)).put(`kept/${number}`, new Response(board));
}

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; img-src 'self'; " +
  "manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function head(kind) {
  return {
    "Content-Type": kind,
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
}

const time = () => new Date().toTimeString().slice(0, 5);

async function asked(request, path) {
  if (request.method === "GET") return [`get ${path}`];
  // Only our own pages send anything.
  if (request.method !== "POST" || !request.referrer.startsWith(scope.href)) return null;
  const form = await request.formData();
  const picture = form.get("picture");
  if (picture instanceof File) return pixels(picture, path);
  return [`form ${path} ${time()}`, encoder.encode(new URLSearchParams(form).toString())];
}

// A picture as its pixels, which the browser knows to decode.
async function pixels(picture, path) {
  const image = await createImageBitmap(picture).catch(() => null);
  if (!image) return [`picture ${path} ${time()} 0 0`];
  const { width, height } = image;
  const brush = new OffscreenCanvas(width, height).getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, width, height);
  return [`picture ${path} ${time()} ${width} ${height}`, data];
}

// A photographed board, from its red, green and blue.
async function photograph(side, rgb) {
  const data = new ImageData(side, side);
  for (let at = 0, to = 0; at < rgb.length; at += 3, to += 4) {
    data.data.set(rgb.subarray(at, at + 3), to);
    data.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d").putImageData(data, 0, 0);
  return canvas.convertToBlob();
}

// One request after another: a board is kept before the next one changes it.
let last = Promise.resolve();

function answer(request, path) {
  const answered = last.then(async () => {
    const wish = await asked(request, path);
    if (!wish) return new Response("", { status: 403 });
    program ??= await load();
    try {
      const [line, body] = program.ask(...wish);
      const [kind, to] = line.split(" ");
      if (kind === "page") return new Response(body, { headers: head("text/html; charset=utf-8") });
      if (kind === "picture") return new Response(await photograph(Number(to), body), { headers: head("image/png") });
      // Where there is nothing, a page leads to the first one.
      if (kind !== "go") return request.mode === "navigate" ? Response.redirect(scope, 303) : new Response("", { status: 404 });
      await keep(to.split("/")[0]);
      return Response.redirect(new URL(to || "?", scope), 303);
    } catch (why) {
      // A program that stopped begins anew, with what was kept.
      program = undefined;
      throw why;
    }
  });
  last = answered.catch(() => {});
  return answered;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (!url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length);
  const isFile = FILES.includes(path) || path.startsWith("words/");
  event.respondWith(isFile ? file(path) : answer(event.request, path === "index.html" ? "" : path));
});
