// The first visit: once the worker is there, it answers everything, without a network too.
"use strict";
async function start() {
  await navigator.serviceWorker.register("worker.js");
  await navigator.serviceWorker.ready;
  // What is counted here is nowhere else.
  await navigator.storage?.persist?.();
  location.replace("./?");
}
start().catch((why) => {
  document.querySelector("main p").textContent = String(why);
});
