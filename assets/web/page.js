// The page around the program: it loads it, shows how far that is, and says what is wrong when something is.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const element = (id) => document.getElementById(id);
  const noted = []; // what the program wrote, for the report
  const mostNoted = 400;
  let broken = false;
  let keeping = null; // the program on its way into the cache

  element("late").remove();
  const words = (() => {
    for (const wanted of navigator.languages ?? [navigator.language]) {
      for (let tag = wanted; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
        if (data.words[tag]) return { ...data.words.en, ...data.words[tag] };
      }
    }
    return data.words.en;
  })();
  const word = (key) => words["web." + key] ?? key;

  // stored reads the page's local storage, where the browser lets it.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  try { // the theme the player chose, before the program has loaded
    const theme = JSON.parse(stored("wildfifteen/file/settings.json") ?? "{}").theme;
    if (["light", "dark", "contrast"].includes(theme)) document.documentElement.dataset.theme = theme;
  } catch { /* the settings are the program's to mend */ }

  const note = (text) => {
    noted.push(text);
    if (noted.length > mostNoted) noted.shift();
  };

  // report is all that is known, and the running game with it.
  const report = (last) => {
    const lines = ["Wild Fifteen " + data.version, new Date().toISOString(), navigator.userAgent, location.href, "", last, "", ...noted, ""];
    try {
      for (const key of Object.keys(localStorage).sort()) {
        if (key.startsWith("wildfifteen/")) lines.push("--- " + key, localStorage.getItem(key));
      }
    } catch { /* nothing is kept in this browser */ }
    return lines.join("\n");
  };

  // trouble takes the page over and says what happened. What is there to be saved is in text.
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

  // What the program calls.
  globalThis.wildfifteen = {
    ready() {
      element("loading").hidden = true;
      performance.mark("wildfifteen-ready");
      offline();
    },
    crashed,
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

  // came puts off the moment at which the page says that nothing comes; for good, if all has come.
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

  // counted passes a body on and shows how much of it has come.
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
      return await caches.open(data.cache + " " + new URL("./", location.href).pathname); // the worker's name for it
    } catch {
      return null; // none outside of https, or none allowed
    }
  };

  // program returns the program as it comes in, from what is kept or from the network. A host that does not
  // compress is asked for the file that is compressed already.
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
        // Some hosts take the name for an encoding, and the browser has undone it.
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

  // forget takes back what is kept as the program and is none, such as a page on which a network wants the player
  // to sign in: the next start asks the network.
  const forget = async () => {
    await keeping;
    await (await cache())?.delete(data.program);
  };

  // offline has the service worker keep the page, and look for a newer one. It comes after the first picture: it is in
  // no hurry.
  const offline = async () => {
    await keeping; // or the worker would ask the network for the program once more
    try {
      const worker = navigator.serviceWorker;
      await worker?.register("worker.js", { updateViaCache: "none" });
      worker?.controller?.postMessage("look");
    } catch (e) {
      note("offline: " + e);
    }
  };

  // renewed has a newer version that waits take over, if no other page still plays the old one.
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
    const newer = renewed().catch(() => false); // while this version loads: seldom is there another
    const whole = globalThis.Go && globalThis.wildfifteenMirror && getComputedStyle(document.documentElement).getPropertyValue("--paper");
    if (!whole) { // one of the page's own files did not come
      trouble(word("not_loaded"), word("no_network"));
      return;
    }
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof TransformStream !== "function") {
      trouble(word("not_here"), word("no_wasm"));
      return;
    }
    if (!drawable()) {
      trouble(word("not_here"), word("no_webgl"));
      return;
    }
    try {
      if (!navigator.getGamepads) throw new Error();
      navigator.getGamepads();
    } catch { // forbidden in some frames; the engine asks each frame
      try {
        Object.defineProperty(navigator, "getGamepads", { value: () => [] });
      } catch { /* it will complain */ }
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
      if (failed instanceof RangeError) trouble(word("not_here"), word("no_wasm"), String(failed)); // a range: of memory
      else trouble(word("not_loaded"), word(bad ? "no_program" : "no_network"), String(failed));
      return;
    }
    try {
      await go.run(instance);
    } catch (e) {
      note(String(e?.stack ?? e));
    }
    crashed(noted.slice(-60).join("\n"));
  };
  start();
})();
