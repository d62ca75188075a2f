// The accessible mirror: invisible elements that stand for the game's controls. The program sends the changes to make
// (see package mirror).
"use strict";
(() => {
  const root = document.getElementById("mirror");
  const elements = new Map(); // by number, as a string
  let busy = false; // the program itself is moving the focus, so that it need not hear of it
  root.addEventListener("focusin", (e) => busy && e.stopImmediatePropagation(), true);

  const kinds = {
    text: ["div"],
    heading: ["h2"],
    status: ["div"],
    button: ["button", { type: "button" }],
    switch: ["button", { type: "button", role: "switch" }],
    radio: ["button", { type: "button", role: "radio" }],
    slider: ["input", { type: "range" }],
    field: ["input", { type: "text", inputmode: "none", autocomplete: "off" }], // no on-screen keyboard: the game draws its own keys
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
      e.wildfifteen = Number(number); // the program finds the control of an event by it
      elements.set(number, e);
    },
    remove(number) {
      elements.get(number).remove();
      elements.delete(number);
    },
    order(...numbers) { // moves as few elements as possible, because a moved element loses the focus
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
    // focus moves the page's focus to the element of the focused control, unless a notice over the page has it.
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
