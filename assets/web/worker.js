// The service worker caches one complete version of the page and answers all requests from it, online and offline. A
// newer version is cached beside it and replaces it when a page starts while no other one is open. The worker itself
// should hardly ever change: a page that starts while Chromium replaces the worker may wait for a response for ever.
"use strict";
const home = new URL("./", location.href).pathname; // a host may serve the page in several folders, each with its own caches
const prefix = "wildfifteen-", suffix = " " + home; // of the names of the caches
const state = "wildfifteen" + suffix; // this cache holds the name of the version in use, "now", and of the newer one, "next"

const told = async (name) => (await (await caches.open(state)).match(name))?.text() ?? "";
const tell = async (name, version) => (await caches.open(state)).put(name, new Response(version));

const digest = async (bytes) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (b) => b.toString(16).padStart(2, "0")).join("");

const ours = (name) => name.startsWith(prefix) && name.endsWith(suffix);
const stem = (file) => new URL(file, location.href).pathname.split("/").pop().split(".")[0]; // a file's name before its hash

// used returns the stems of all files in the caches of all versions.
const used = async () => {
  const stems = new Set();
  for (const name of await caches.keys()) {
    if (ours(name)) for (const request of await (await caches.open(name)).keys()) stems.add(stem(request.url));
  }
  return stems;
};

// keep downloads the files of the host's version that are missing in its cache and returns the version's name. It
// throws if a file has the wrong hash, which means that the host is being updated at this moment. Of the files that only
// some players need, the languages, it downloads those that a page of any version has kept.
const keep = async () => {
  const list = await fetch("files.json", { cache: "no-cache" });
  if (!list.ok) throw new Error(list.status + " files.json");
  const { version, files, some } = await list.json();
  const cache = await caches.open(version + suffix);
  const stems = await used();
  const wanted = Object.entries(some ?? {}).filter(([file]) => stems.has(stem(file)));
  for (const [file, hash] of [...Object.entries(files), ...wanted]) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.status + " " + file);
    const bytes = await answer.arrayBuffer();
    if (await digest(bytes) !== hash) throw new Error(file + " is of another version");
    // The host's headers stay: without its Cross-Origin-Opener-Policy a page loaded again from here would get a second
    // entry in the browser's history. But the bytes are no longer encoded, and a Vary could keep them from being found.
    const headers = new Headers(answer.headers);
    for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
    await cache.put(file, new Response(bytes, { headers }));
  }
  return version;
};

// look checks the host for another version and caches it.
const look = async () => {
  const version = await keep();
  await changes(() => settle(version));
};

// settle records the version of the host, which is cached by now, and deletes the caches of old versions.
const settle = async (version) => {
  const now = await told("now");
  if (now === "") await tell("now", version);
  else await tell("next", version === now ? "" : version);
  for (const name of await caches.keys()) {
    if (ours(name) && name !== version + suffix && name !== now + suffix) await caches.delete(name);
  }
};

// take switches to the newer version if there is one and the requesting page is the only one open. It returns whether it
// did.
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
  return kept || await caches.match(request, { ignoreSearch: true }) || fetch(request); // a page of an older version asks for files of its own
};

// inTurn returns a queue that runs asynchronous functions one after another. There are two queues, so that the start of a
// page never waits for a download.
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
  else await looks(look).catch(() => {}); // offline, or the host is being updated: the next start tries again
})()));
