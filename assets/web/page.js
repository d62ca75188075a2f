// The page around the program: it loads the program, shows the progress of loading, and reports errors.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const element = (id) => document.getElementById(id);
  const noted = []; // the last lines of output and errors, for the report
  const mostNoted = 400;
  let broken = false;
  let keeping = null; // a promise: the program is being written to the cache

  element("late").remove();
  let words = data.words; // the texts of the language, as far as the page needs them before or without the program
  const word = (key) => words["web." + key] ?? data.words["web." + key] ?? key;

  // stored reads from local storage; it returns null if the browser forbids that.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  let settings = {};
  try {
    settings = JSON.parse(stored("wildfifteen/file/settings.json")) ?? {};
    const theme = settings.theme; // shown before the program has loaded
    if (["light", "dark", "contrast"<<range .More>>, "<<.Name>>"<<end>>].includes(theme)) document.documentElement.dataset.theme = theme;
  } catch { /* the program deals with broken settings */ }

  // tagOf returns the tag of the language that the page offers for a locale, as assets.Match does, or undefined.
  const tagOf = (locale) => {
    const tags = ["en", ...Object.keys(data.languages)];
    const find = (is) => tags.find((tag) => is(tag.toLowerCase()));
    let wanted = String(locale).toLowerCase();
    for (;;) {
      const tag = find((t) => t === wanted);
      const end = wanted.lastIndexOf("-");
      if (tag || end < 0) return tag ?? find((t) => t.startsWith(wanted + "-"));
      wanted = wanted.slice(0, end);
    }
  };
  const locale = (navigator.languages ?? []).find(tagOf) ?? navigator.language;

  const note = (text) => {
    noted.push(text);
    if (noted.length > mostNoted) noted.shift();
  };

  // report returns the text of an error report: version, browser, the error, recent output and all stored data.
  const report = (last) => {
    const lines = ["Wild Fifteen " + data.version, new Date().toISOString(), navigator.userAgent, location.href, "", last, "", ...noted, ""];
    try {
      for (const key of Object.keys(localStorage).sort()) {
        if (key.startsWith("wildfifteen/")) lines.push("--- " + key, localStorage.getItem(key));
      }
    } catch { /* the browser forbids local storage */ }
    return lines.join("\n");
  };

  // trouble covers the page with an error message. text, if any, goes into the report that the player can save.
  const trouble = (title, why, text) => {
    if (broken) return;
    broken = true;
    element("loading").hidden = true;
    element("what").textContent = title;
    element("why").textContent = why;
    element("report").textContent = text ?? "";
    element("save").hidden = !text;
    element("save").textContent = word("save");
    element("again").textContent = word("again");
    element("again").onclick = () => location.reload();
    element("save").onclick = () => {
      const a = document.createElement("a");
      a.href = URL.createObjectURL(new Blob([report(text)], { type: "text/plain" }));
      a.download = "wildfifteen-report.txt";
      a.click();
      setTimeout(() => URL.revokeObjectURL(a.href), 60000);
    };
    element("trouble").hidden = false;
    element("again").focus();
  };
  const crashed = (text) => trouble(word("crashed"), word("lost"), text);

  // The program calls these.
  globalThis.wildfifteen = {
    ready() {
      element("loading").hidden = true;
      performance.mark("wildfifteen-ready");
      offline();
    },
    crashed,
    locale,
    texts: { en: "", ...Object.fromEntries(Object.keys(data.languages).map((tag) => [tag, ""])) }, // those of the start's language
    fetchTexts: (tag) => texts(tag),
  };

  addEventListener("error", (e) => {
    note(String(e.message));
    if (e.error instanceof WebAssembly.RuntimeError) crashed(noted.slice(-40).join("\n") + "\n" + e.error.stack);
  });
  addEventListener("unhandledrejection", (e) => note(String(e.reason)));

  const drawable = () => {
    const gl = document.createElement("canvas").getContext("webgl2");
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return !!gl;
  };

  // came restarts the timer after which the page says that it is waiting for data. If all is true, came stops the
  // timer.
  const patience = 15000; // milliseconds
  let shown, pause;
  const came = (all) => {
    clearTimeout(pause);
    if (all) return;
    pause = setTimeout(() => {
      shown = undefined;
      element("state").textContent = word("waiting");
    }, patience);
  };

  // counted passes a response body through and shows the progress.
  const counted = (body) => {
    let have = 0;
    return body.pipeThrough(new TransformStream({
      transform(chunk, out) {
        came();
        have += chunk.length;
        const percent = Math.min(100, Math.floor(100 * have / data.size));
        if (percent !== shown) {
          shown = percent;
          element("progress").value = percent / 100;
          element("fill").setAttribute("stroke-dashoffset", 100 - percent);
          element("state").textContent = word("progress").replace("{percent}", percent);
        }
        out.enqueue(chunk);
      },
      flush() { came(true); },
    }));
  };

  const wasm = (body) => new Response(body, { headers: { "Content-Type": "application/wasm" } });
  const cache = async () => {
    try {
      return await caches.open(data.cache + " " + new URL("./", location.href).pathname); // the name that worker.js uses
    } catch {
      return null; // not https, or the browser forbids caches
    }
  };

  // texts returns the texts of a language, as a string, from the cache or the network. They are kept for the next start, and
  // the service worker keeps those of newer versions from then on.
  const texts = async (tag) => {
    const file = data.languages[tag];
    const kept = await cache();
    const old = await kept?.match(file);
    if (old) return old.text();
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(answer.status + " " + file);
    const text = await answer.text();
    if (!JSON.parse(text).texts) throw new Error("no texts: " + file); // such as the sign-in page of a public network
    try {
      await kept?.put(file, new Response(text, { headers: { "Content-Type": "application/json" } }));
      navigator.serviceWorker?.controller?.postMessage("look");
    } catch (e) {
      note(file + ": " + e);
    }
    return text;
  };

  // speak fetches the texts of the language in which the game starts. Without them it starts in English, and asks again.
  const speak = async () => {
    const tag = tagOf(settings.language || locale);
    if (!data.languages[tag]) return;
    try {
      const text = await texts(tag);
      words = JSON.parse(text).texts;
      globalThis.wildfifteen.texts[tag] = text;
      document.documentElement.lang = tag;
    } catch (e) {
      note("language: " + e);
    }
  };

  // program returns the program as a streaming response from the cache or the network. If the host does not compress
  // responses, it asks for the file that is already compressed.
  const program = async () => {
    const kept = await cache();
    const old = await kept?.match(data.program);
    if (old) return wasm(counted(old.body));
    const answer = await fetch(data.program);
    if (!answer.ok) throw new Error(answer.status + " " + data.program);
    let body = answer.body;
    if (!answer.headers.get("Content-Encoding") && "DecompressionStream" in globalThis) {
      const small = await fetch(data.program + ".gz");
      if (small.ok) {
        body.cancel();
        // Some hosts send a .gz file with Content-Encoding: gzip; the browser has then decompressed it already.
        body = small.headers.get("Content-Encoding") ? small.body : small.body.pipeThrough(new DecompressionStream("gzip"));
      }
    }
    if (kept) {
      const [now, later] = counted(body).tee();
      keeping = kept.put(data.program, wasm(later)).catch(() => {});
      return wasm(now);
    }
    return wasm(counted(body));
  };

  // forget removes the program from the cache if it is not valid, such as the sign-in page of a public network, so that
  // the next start downloads it again.
  const forget = async () => {
    await keeping;
    await (await cache())?.delete(data.program);
  };

  // offline registers the service worker, which caches the page, and has it check for a newer version. It is called after
  // the first frame, because it is not urgent.
  const offline = async () => {
    await keeping; // otherwise the worker would download the program again
    try {
      const worker = navigator.serviceWorker;
      await worker?.register("worker.js", { updateViaCache: "none" });
      worker?.controller?.postMessage("look");
    } catch (e) {
      note("offline: " + e);
    }
  };

  // renewed asks the service worker to switch to a newer version, if it has one and no other page is open. It resolves to
  // whether the worker did.
  const renewed = async () => {
    const worker = navigator.serviceWorker;
    if (!worker?.controller) return false;
    return new Promise((done) => {
      worker.addEventListener("message", (e) => done(e.data), { once: true });
      worker.startMessages();
      setTimeout(() => done(false), 3000);
      worker.controller.postMessage("take over if alone");
    });
  };

  const start = async () => {
    // The texts come while the program loads, which takes longer.
    const spoken = Promise.race([speak(), new Promise((enough) => setTimeout(enough, 5000))]);
    const newer = renewed().catch(() => false); // runs while this version loads, because there is seldom a newer one
    const whole = globalThis.Go && globalThis.wildfifteenMirror && getComputedStyle(document.documentElement).getPropertyValue("--paper");
    if (!whole) { // a script or the style sheet failed to load
      await spoken;
      trouble(word("not_loaded"), word("no_network"));
      return;
    }
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof TransformStream !== "function") {
      await spoken;
      trouble(word("not_here"), word("no_wasm"));
      return;
    }
    if (!drawable()) {
      await spoken;
      trouble(word("not_here"), word("no_webgl"));
      return;
    }
    try {
      if (!navigator.getGamepads) throw new Error();
      navigator.getGamepads();
    } catch { // some embedded frames forbid it, but the engine calls it every tick
      try {
        Object.defineProperty(navigator, "getGamepads", { value: () => [] });
      } catch { /* then the engine reports it */ }
    }
    const go = new Go();
    const write = globalThis.fs.writeSync;
    const decoder = new TextDecoder();
    globalThis.fs.writeSync = (file, bytes) => {
      note(decoder.decode(bytes).trimEnd());
      return write(file, bytes);
    };
    let instance, failed;
    try {
      performance.mark("wildfifteen-start");
      came();
      ({ instance } = await WebAssembly.instantiateStreaming(await program(), go.importObject));
      performance.mark("wildfifteen-compiled");
    } catch (e) {
      failed = e;
      came(true);
    }
    if (await newer) {
      location.reload();
      return;
    }
    if (failed) {
      note(String(failed));
      const bad = failed instanceof WebAssembly.CompileError || failed instanceof WebAssembly.LinkError;
      if (bad) await forget();
      await spoken;
      if (failed instanceof RangeError) trouble(word("not_here"), word("no_wasm"), String(failed)); // WebAssembly throws it when memory runs out
      else trouble(word("not_loaded"), word(bad ? "no_program" : "no_network"), String(failed));
      return;
    }
    await spoken;
    try {
      await go.run(instance);
    } catch (e) {
      note(String(e?.stack ?? e));
    }
    crashed(noted.slice(-60).join("\n"));
  };
  start();
})();
