// The service worker keeps one version of the page, whole, and answers from it: with the network or without. Another
// version is kept beside it, and takes its place when a page starts and no other one is open. The worker itself hardly
// changes with the versions: a page that starts while Chromium changes workers may wait for its answer for ever.
"use strict";
const home = new URL("./", location.href).pathname; // a host may have several pages of ours: each has its own caches
const prefix = "wildfifteen-", suffix = " " + home; // of the versions' caches
const state = "wildfifteen" + suffix; // the cache that tells the version that is played, "now", and the one that waits, "next"

const told = async (name) => (await (await caches.open(state)).match(name))?.text() ?? "";
const tell = async (name, version) => (await caches.open(state)).put(name, new Response(version));

const digest = async (bytes) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (b) => b.toString(16).padStart(2, "0")).join("");

// keep makes the cache of the host's version whole and returns its name. A file that is not of that version means
// that the host is just being renewed: then there is nothing to keep yet.
const keep = async () => {
  const list = await fetch("files.json", { cache: "no-cache" });
  if (!list.ok) throw new Error(list.status + " files.json");
  const { version, files } = await list.json();
  const cache = await caches.open(version + suffix);
  for (const [file, hash] of Object.entries(files)) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.status + " " + file);
    const bytes = await answer.arrayBuffer();
    if (await digest(bytes) !== hash) throw new Error(file + " is of another version");
    const type = answer.headers.get("Content-Type") ?? "";
    await cache.put(file, new Response(bytes, { headers: { "Content-Type": type } }));
  }
  return version;
};

// look looks for another version, and has it wait.
const look = async () => {
  const version = await keep();
  await changes(() => settle(version));
};

// settle takes note of the version that the host has, which is kept by now, and tidies up.
const settle = async (version) => {
  const now = await told("now");
  if (now === "") await tell("now", version);
  else await tell("next", version === now ? "" : version);
  for (const name of await caches.keys()) {
    const ours = name.startsWith(prefix) && name.endsWith(suffix);
    if (ours && name !== version + suffix && name !== now + suffix) await caches.delete(name);
  }
};

// take has the version that waits take over, if the page that asks is the only one, and reports whether it has.
const take = async (page) => {
  const next = await told("next");
  if (next === "") return false;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((p) => p.id !== page.id)) return false;
  await tell("now", next);
  await tell("next", "");
  return true;
};

const answer = async (request) => {
  const at = new URL(request.url);
  const page = request.mode === "navigate" && (at.pathname === home || at.pathname === home + "index.html");
  const now = await told("now");
  const kept = now && await (await caches.open(now + suffix)).match(page ? "./" : request, { ignoreSearch: true });
  return kept || await caches.match(request, { ignoreSearch: true }) || fetch(request); // a page may be older than now
};

// inTurn makes a queue, in which one comes after another. To start a page is not to wait for a download.
const inTurn = () => {
  let last = Promise.resolve();
  return (f) => (last = last.then(f, f));
};
const looks = inTurn();
const changes = inTurn();

addEventListener("install", (e) => e.waitUntil(looks(look)));
addEventListener("fetch", (e) => {
  if (e.request.method === "GET" && new URL(e.request.url).origin === location.origin) e.respondWith(answer(e.request));
});
addEventListener("message", (e) => e.waitUntil((async () => {
  if (e.data === "take over if alone") e.source.postMessage(await changes(() => take(e.source)));
  else await looks(look).catch(() => {}); // without a network, or of a host being renewed: the next start asks again
})()));
