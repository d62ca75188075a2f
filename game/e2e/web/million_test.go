package web

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// records names the folder with the records of TestMillion. BenchmarkMillion of game/app writes them into an empty folder
// that the same variable names.
const records = "WILDFIFTEEN_RECORDS"

// pageOfRecords is the size of the pages in the database: see game/host/store.
const pageOfRecords = 256 << 10

// servePages serves the parts of a file of records under /records/, each as long as a page of the database.
func servePages(data []byte) (parts [][]byte, wrap func(http.Handler) http.Handler) {
	for len(data) > 0 {
		end := min(pageOfRecords, len(data))
		if i := bytes.IndexByte(data[end:], '\n'); i >= 0 {
			end += i + 1
		}
		parts, data = append(parts, data[:end]), data[end:]
	}
	return parts, func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			n, err := strconv.Atoi(strings.TrimPrefix(r.URL.Path, "/records/"))
			if err != nil {
				h.ServeHTTP(w, r)
				return
			}
			_, _ = w.Write(bytes.TrimSuffix(parts[n], []byte{'\n'}))
		})
	}
}

// seed puts pages into the database.
func (b *tab) seed(parts [][]byte) {
	b.t.Helper()
	var keys []string
	from := 0
	for _, part := range parts {
		keys = append(keys, quote(fmt.Sprintf("0page-%015d-%09d", from, len(part))))
		from += len(part)
	}
	b.do(`window.seeded = 0; (async () => {
		const base = await new Promise((yes, no) => {
			const r = indexedDB.open("wildfifteen", 2);
			r.onerror = () => no(r.error);
			r.onsuccess = () => yes(r.result);
		});
		const keys = [` + strings.Join(keys, ",") + `];
		for (let i = 0; i < keys.length; i++) {
			const text = await (await fetch("/records/" + i)).text();
			await new Promise((yes, no) => {
				const t = base.transaction("solves", "readwrite");
				t.objectStore("solves").put(text, keys[i]);
				t.oncomplete = yes;
				t.onabort = () => no(t.error);
			});
			window.seeded = i + 1;
		}
		base.close();
	})()`)
	b.patiently("the records in the database", 20*time.Minute, fmt.Sprintf("seeded === %d", len(parts)))
}

// patiently is like until, but waits as long as it is told.
func (b *tab) patiently(what string, most time.Duration, condition string) {
	b.t.Helper()
	for end := time.Now().Add(most); !b.holds(condition); {
		if time.Now().After(end) {
			b.t.Fatalf("waited in vain for %s; the page says: %s", what, eval[string](b, told))
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// intervals is an expression that measures the times between frames while what runs, as [median, 95 of 100, longest] in ms.
const intervals = `new Promise(done => {
	const list = [];
	let last = performance.now();
	const step = now => {
		list.push(now - last);
		last = now;
		if (list.length < 240) requestAnimationFrame(step);
		else { list.shift(); list.sort((a, b) => a - b); done([list[list.length >> 1], list[Math.floor(list.length * .95)], list[list.length - 1]]) }
	};
	requestAnimationFrame(step);
})`

// wheel turns the wheel over the middle of the window, every few ms, until the context ends.
func (b *tab) wheel(ctx context.Context) {
	for i := 0; ctx.Err() == nil; i++ {
		dy := 400.0
		if i/100%2 == 1 {
			dy = -400
		}
		_ = chromedp.Run(b.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
			return input.DispatchMouseEvent(input.MouseWheel, 450, 400).WithDeltaY(dy).Do(ctx)
		}))
		time.Sleep(8 * time.Millisecond)
	}
}

// TestMillion measures the page with many records: the first picture, memory and ticks while they are read, without an index
// and with it, and the frames while their list is scrolled. It checks what does not depend on the machine: that all are
// there, and the memory.
//
//	WILDFIFTEEN_RECORDS=DIR go test ./game/app -run '^$' -bench Million -benchtime 1x
//	WILDFIFTEEN_RECORDS=DIR go test ./game/e2e/web -count 1 -v -timeout 2h -run 'TestMillion$'
func TestMillion(t *testing.T) {
	if os.Getenv(records) == "" {
		t.Skip("no folder with records: " + records)
	}
	data, err := os.ReadFile(filepath.Join(os.Getenv(records), "solves.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	n := bytes.Count(data, []byte{'\n'})
	parts, wrap := servePages(data)
	at, err := buildMeasured()
	if err != nil {
		t.Fatal(err)
	}
	s := serveFrom(t, at, wrap)
	s.ownBrowser()
	const patience = 2 * time.Hour
	s.lasts = patience
	first := newTab(t, s, desk, nil)
	first.before(meter)
	first.open("#3x3.classic%23a")
	const ready = `performance.getEntriesByName("wildfifteen-ready")[0].startTime`
	t.Logf("without records: first picture after %.0f ms", eval[float64](first, ready))
	first.seed(parts)
	b := newTab(t, s, desk, first)
	first.do(`location.href = "about:blank"`)
	b.before(meter)
	r := newTracer(b)
	for _, what := range []string{"without an index", "with an index"} {
		b.load("?" + strconv.Itoa(len(what)) + "#3x3.classic%23a")
		b.ready()
		t.Logf("%s: first picture after %.0f ms", what, eval[float64](b, ready))
		from := time.Now()
		b.press("menu", 0)
		b.until("the menu", `document.querySelector("#mirror [data-id=records]")`)
		b.press("records", 0)
		reading := `[...document.querySelectorAll("#mirror > *")].some(e => (e.ariaLabel ?? e.textContent).includes("Reading your records"))`
		for b.patiently("all records", patience, "!("+reading+") || wildfifteenMeter.length > 20000"); b.holds(reading); {
			r.report(what, false)
			b.patiently("all records", patience, "!("+reading+") || wildfifteenMeter.length > 20000")
		}
		t.Logf("%s: all are read after %.1f s", what, time.Since(from).Seconds())
		r.report(what, false)
		if m := eval[float64](b, "memory.buffer.byteLength"); m > 300e6 {
			t.Errorf("%s: %.0f MB of memory", what, m/1e6)
		}
	}
	b.until("the card", `document.querySelector("#mirror [data-id=card]")`)
	if card := strings.Join(b.names("card"), " "); !strings.Contains(strings.ReplaceAll(card, ",", ""), strconv.Itoa(n)) {
		t.Errorf("the card says %q, not %d", card, n)
	}
	b.press("card", 0)
	b.until("the list's button", `document.querySelector("#mirror [data-id=list]")`)
	b.frames(30)
	r.report("the configuration", false)
	b.press("list", 0)
	b.until("the list", `document.querySelectorAll("#mirror [data-id=solve]").length > 5`)
	r.report("the list opens", false)
	ctx, cancel := context.WithCancel(b.ctx)
	go b.wheel(ctx)
	t.Logf("while the list scrolls, ms between frames (median, 95 of 100, longest): %.1f", eval[[]float64](b, intervals))
	cancel()
	r.report("the list scrolls", false)
}

// TestReviewTime measures how long the page takes to review solves of 4x4 of some 100 moves.
func TestReviewTime(t *testing.T) {
	s := serveMeasured(t)
	s.ownBrowser()
	rnd := rand.New(rand.NewPCG(5, 6))
	c, err := puzzle.ParseConfig("4x4.classic")
	if err != nil {
		t.Fatal(err)
	}
	solves := 1
	if os.Getenv(records) != "" {
		solves = 6
	}
	for i := range solves {
		t.Run(strconv.Itoa(i), func(t *testing.T) { reviewTime(t, s, c, rnd) })
	}
}

func reviewTime(t *testing.T, s *server, c puzzle.Config, rnd *rand.Rand) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rnd})
	if err != nil {
		t.Fatal(err)
	}
	way, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Mode: solve.Quick, Tables: solve.NewTables()})
	if err != nil {
		t.Fatal(err)
	}
	for way.Phase() == solve.Building {
		way.Step(1)
	}
	moves := way.Solution().Moves
	b := newTab(t, s, desk, nil)
	b.before(meter)
	b.open("#" + g.ID() + "!" + puzzle.FormatMoves(moves))
	const watch = `[...document.querySelectorAll("#mirror > *")].find(e => (e.ariaLabel ?? e.textContent) === "Watch")`
	b.until("the greeting", watch)
	b.do(watch + ".click()")
	b.until("the replay", `document.querySelector("#mirror [data-id=review]")`)
	b.frames(10)
	r := newTracer(b)
	took := eval[float64](b, `new Promise(done => {
		const from = performance.now(), said = document.getElementById("said");
		document.querySelector("#mirror [data-id=review]").click();
		const look = () => said.textContent.includes("needed") || said.textContent.includes("fewest") ? done(performance.now() - from) : requestAnimationFrame(look);
		look();
	})`)
	t.Logf("%d moves are reviewed in %.2f s", puzzle.STM(moves), took/1000)
	r.report("the review", true)
}
