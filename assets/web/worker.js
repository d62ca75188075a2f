// The service worker keeps one version of the page, whole, and answers from it: with the network or without.
// Another version is kept beside it and takes over when no page of this one is open any more.
"use strict";
const prefix = "wildfifteen-";
const name = "<<.Cache>>";
const files = <<.Files>>; // name: SHA-256 of the content

const digest = async (bytes) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (b) => b.toString(16).padStart(2, "0")).join("");

// fill makes the cache whole. A file that is not of this version means that the host is just being renewed:
// then there is nothing to install yet.
const fill = async () => {
  const cache = await caches.open(name);
  for (const [file, hash] of Object.entries(files)) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file, { cache: "no-cache" });
    if (!answer.ok) throw new Error(answer.status + " " + file);
    const bytes = await answer.arrayBuffer();
    if (await digest(bytes) !== hash) throw new Error(file + " is of another version");
    const type = answer.headers.get("Content-Type") ?? "";
    await cache.put(file, new Response(bytes, { headers: { "Content-Type": type } }));
  }
};

const tidy = async () => {
  for (const other of await caches.keys()) {
    if (other.startsWith(prefix) && other !== name) await caches.delete(other);
  }
};

const answer = async (request) => {
  const cache = await caches.open(name);
  const at = new URL(request.url);
  const page = request.mode === "navigate" && at.pathname.startsWith(new URL("./", location.href).pathname);
  return await cache.match(page ? "./" : request, { ignoreSearch: true }) ?? fetch(request);
};

addEventListener("install", (e) => e.waitUntil(fill()));
addEventListener("activate", (e) => e.waitUntil(tidy()));
addEventListener("fetch", (e) => {
  if (e.request.method === "GET" && new URL(e.request.url).origin === location.origin) e.respondWith(answer(e.request));
});
addEventListener("message", (e) => e.waitUntil((async () => {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((p) => p.id !== e.source.id)) e.source.postMessage("not alone");
  else await skipWaiting();
})()));
