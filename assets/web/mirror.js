// The elements that stand for the game's controls: the program says what is to change of them (see package mirror).
"use strict";
(() => {
  const root = document.getElementById("mirror");
  const elements = new Map(); // by their numbers, as text
  let busy = false; // the program moves the focus: that is no news to it
  root.addEventListener("focusin", (e) => busy && e.stopImmediatePropagation(), true);

  const kinds = {
    text: ["div"],
    heading: ["h2"],
    status: ["div"],
    button: ["button", { type: "button" }],
    switch: ["button", { type: "button", role: "switch" }],
    radio: ["button", { type: "button", role: "radio" }],
    slider: ["input", { type: "range" }],
    field: ["input", { type: "text", inputmode: "none", autocomplete: "off" }], // touch screens get the game's own keys
    grid: ["div", { role: "grid" }],
    cell: ["div", { role: "gridcell" }],
    image: ["div", { role: "img" }],
  };

  const make = (tag, attributes) => {
    const e = document.createElement(tag);
    for (const name in attributes) e.setAttribute(name, attributes[name]);
    return e;
  };

  const change = {
    create(number, kind, name) {
      const e = make(...kinds[kind]);
      if (name) e.dataset.id = name;
      e.wildfifteen = Number(number); // tells the program whom an event is for
      elements.set(number, e);
    },
    remove(number) {
      elements.get(number).remove();
      elements.delete(number);
    },
    order(...numbers) { // as little as can be is moved: an element that is moved loses the focus
      let at = root.firstChild;
      for (const number of numbers) {
        const e = elements.get(number);
        if (e === at) at = at.nextSibling;
        else root.insertBefore(e, at);
      }
    },
    cell(number, grid, row) {
      const rows = elements.get(grid);
      while (rows.children.length <= row) {
        rows.append(make("div", { role: "row", "aria-rowindex": rows.children.length + 1 }));
      }
      rows.children[row].append(elements.get(number));
    },
    size(grid, rows, columns) {
      const e = elements.get(grid);
      while (e.children.length > rows) e.lastChild.remove();
      e.setAttribute("aria-rowcount", rows);
      e.setAttribute("aria-colcount", columns);
    },
    box(number, left, top, width, height) {
      elements.get(number).style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    },
    attribute(number, name, value) {
      elements.get(number).setAttribute(name, value);
    },
    text(number, content) {
      elements.get(number).textContent = content;
    },
    value(number, content) {
      elements.get(number).value = content;
    },
  };

  // What the program calls.
  globalThis.wildfifteenMirror = {
    show(changes) {
      for (const line of changes.split("\x1e")) {
        const [what, ...fields] = line.split("\x1f");
        change[what](...fields);
      }
    },
    // focus has the page's focus stand where the game's is, but for a notice over the page.
    focus(number) {
      const e = elements.get(String(number));
      const now = document.activeElement;
      if (!e || e === now || now?.closest(".notice")) return;
      busy = true;
      e.focus({ preventScroll: true });
      busy = false;
    },
    clear() {
      root.textContent = "";
      elements.clear();
    },
  };
})();
