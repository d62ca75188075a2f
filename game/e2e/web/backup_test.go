package web

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// TestBackup saves a backup file and restores it in another browser.
func TestBackup(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	const catch = `window.saved = []; const make = URL.createObjectURL.bind(URL);
		URL.createObjectURL = (blob) => { saved.push(blob); return make(blob) };
		const press = HTMLElement.prototype.click;
		HTMLAnchorElement.prototype.click = function () { window.saveName = this.download };
		HTMLInputElement.prototype.click = function () {
			if (this.type !== "file") return press.call(this);
			const file = new File([window.chosen], "copy.json");
			if (window.size) Object.defineProperty(file, "size", { value: window.size });
			Object.defineProperty(this, "files", { value: [file] });
			this.dispatchEvent(new Event("change"));
		};`
	settings := func(b *tab) {
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=settings]")`)
		b.press("settings", 0)
		b.until("the settings", `document.querySelector("#mirror [data-id=copy-save]")`)
	}
	b := newTab(t, s, desk, nil)
	b.before(catch)
	g, moves := puzzleNear(t, "snake", 4)
	b.open(link(g))
	b.untilCells(g.Scramble)
	board := g.Scramble
	for _, d := range moves {
		b.key(arrowKeys[d])
		board = board.Step(d)
		b.untilCells(board)
	}
	b.solves(1)
	b.do(`location.hash = "#4x4.snake%23next"`)
	b.until("the next game", `document.querySelectorAll("#mirror [data-id=cell]").length === 16 && document.querySelector("#mirror [data-id=menu]")`)
	settings(b)
	b.press("copy-save", 0)
	b.until("the file", "saved.length === 1")
	text := eval[string](b, "saved[0].text()")
	if name := eval[string](b, "saveName"); !strings.HasPrefix(name, "wildfifteen-") || !strings.HasSuffix(name, ".json") {
		t.Errorf("the file's name is %s", name)
	}
	other := newTab(t, s, desk, nil)
	other.before(catch)
	other.open("")
	other.do("window.chosen = " + quote(strings.ReplaceAll(text, "\n", " ")))
	settings(other)
	other.press("copy-open", 0)
	other.until("the message", `document.getElementById("said").textContent.includes("1 new solve")`)
	if got := other.solves(1)[0]; got.ID != g.ID() || got.Input != session.Keyboard.String() {
		t.Errorf("taken in: %+v", got)
	}
	other.do("window.chosen = " + quote(longBackup(t, 200)))
	other.press("back", 0)
	other.until("the settings again", `document.querySelector("#mirror [data-id=copy-open]")`)
	other.press("copy-open", 0)
	other.until("the message about a long file", `document.getElementById("said").textContent.includes("200 new solves")`)
	other.do(`window.chosen = "x".repeat(1 << 20); window.size = 2 ** 32`)
	other.press("back", 0)
	other.until("the settings once more", `document.querySelector("#mirror [data-id=copy-open]")`)
	other.press("copy-open", 0)
	other.until("the message about a huge text, of which the page reads the first megabyte",
		`document.getElementById("said").textContent.includes("more than 1 MB")`)
}

// longBackup returns a backup of n records, most of which stand behind what the page reads at once.
func longBackup(t *testing.T, n int) string {
	t.Helper()
	var lines strings.Builder
	for i := range n {
		told := session.Told{Config: "4x4.classic", MS: 1000 + int64(i), STM: 80, Date: time.Unix(1.7e9+int64(i), 0)}
		lines.WriteString(string(told.Line()) + "\n")
	}
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "test", "files": map[string]string{
		"another.txt": strings.Repeat("x", 1<<20-5000), game.SolvesFile: lines.String()}})
	if err != nil {
		t.Fatal(err)
	}
	if len(data) < 1<<20 {
		t.Fatalf("%d bytes are not long", len(data))
	}
	return string(data)
}
