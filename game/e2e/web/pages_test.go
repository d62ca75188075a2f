package web

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// TestManyRecords starts with thousands of records, each under a key of its own. They become pages, get an index, and are
// all there at the next start and after another game.
func TestManyRecords(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("#3x3.snake%23a")
	var lines []string
	const records = 5000
	for i := range records {
		told := session.Told{Config: "3x3.snake", MS: 61000 + int64(i), STM: 80, Date: time.Unix(1600000000+int64(i), 0)}
		if i == 1234 {
			told.MS = 7000
		}
		lines = append(lines, quote(string(told.Line())))
	}
	if !eval[bool](b, fmt.Sprintf(`new Promise((yes, no) => {
		const r = indexedDB.open("wildfifteen", 2);
		r.onerror = () => no(r.error);
		r.onsuccess = () => {
			const t = r.result.transaction("solves", "readwrite"), s = t.objectStore("solves");
			[%s].forEach((line, i) => s.put(line, "1600000000000-" + String(i).padStart(6, "0") + "-00000000"));
			t.oncomplete = () => { r.result.close(); yes(true) };
			t.onabort = () => no(t.error);
		};
	})`, strings.Join(lines, ","))) {
		t.Fatal("the records are not there")
	}
	// pages waits until the index is written, and returns the numbers of pages, of single games and of all lines.
	const pages = `new Promise((yes, no) => {
		const r = indexedDB.open("wildfifteen", 2);
		r.onerror = () => no(r.error);
		r.onsuccess = () => {
			const s = r.result.transaction("solves").objectStore("solves");
			const keys = s.getAllKeys(), texts = s.getAll();
			texts.onsuccess = () => {
				r.result.close();
				const paged = keys.result.filter(k => k.startsWith("0page-")).length;
				yes([paged, keys.result.length - paged, texts.result.join("\n").split("\n").length]);
			};
		};
	})`
	const indexed = `new Promise((yes, no) => {
		const r = indexedDB.open("wildfifteen-index", 1);
		r.onupgradeneeded = () => r.transaction.abort();
		r.onerror = e => { e.preventDefault(); yes(0) };
		r.onsuccess = () => {
			const q = r.result.transaction("pages").objectStore("pages").getAll();
			q.onsuccess = () => { r.result.close(); yes(q.result.reduce((n, a) => n + a.length, 0)) };
		};
	})`
	const best = `[...document.querySelectorAll("#mirror > *")].some(e => (e.ariaLabel ?? e.textContent).includes("0:07"))`
	for range 2 {
		b.reload()
		b.frames(120) // some 40 are enough to read all records
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=newgame]")`)
		b.press("newgame", 0)
		b.until("the best time", best)
		if n := eval[[]int](b, pages); n[0] < 2 || n[2] != records {
			t.Errorf("%d pages, %d single games, %d lines", n[0], n[1], n[2])
		}
		b.until("the index", fmt.Sprintf(`(async () => await (%s) > %d)()`, indexed, 64*records))
		b.press("back", 0) // else the page would come back to New game
		b.until("the game", `document.querySelector("#mirror [data-id=menu]")`)
	}
	g, moves := puzzleNear(t, "snake", 3)
	b.do("location.hash = " + quote(link(g)))
	b.playByKeys(g, moves)
	b.until("the record", fmt.Sprintf(`(async () => (await (%s))[2] === %d)()`, pages, records+1))
}
