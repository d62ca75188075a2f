package app_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// openTable opens a file, of which the host hands over the first bytes and then parts, and returns what the game says then.
func openTable(r *gametest.Run, data string, first int) string {
	r.T.Helper()
	first = min(first, len(data))
	reply := game.Reply{Kind: game.Opened, Text: "old.csv", Data: []byte(data[:first])}
	if first < len(data) {
		reply.Range = game.Range{Name: "opened 1", Length: len(data)}
	}
	r.In.Replies = []game.Reply{reply}
	for range 1000 {
		r.Tick(1)
		for _, at := range r.Out.ReadOpened {
			end := min(len(data), int(at.From)+at.Length)
			r.In.Replies = append(r.In.Replies, game.Reply{Kind: game.Ranged, Range: at, Data: []byte(data[at.From:end])})
		}
		if said := strings.Join(wordsShown(r), " "); strings.Contains(said, "old.csv") {
			return said
		}
	}
	r.T.Fatalf("nothing is said of the file: %q", wordsShown(r))
	return ""
}

// TestTableOfAnotherProgram opens tables of results: of each language, twice, with lines that are none, and long ones in parts. The
// records have no moves.
func TestTableOfAnotherProgram(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"en", "gb", "ru"} {
		data, err := os.ReadFile("../exchange/testdata/15-puzzle-records-" + name + ".csv")
		if err != nil {
			t.Fatal(err)
		}
		r := gametest.New(t, gametest.Options{})
		if said := openTable(r, string(data), 1<<20); !strings.Contains(said, "3 new solves from old.csv.") {
			t.Errorf("%s: %q", name, said)
		}
		r.Key("Enter")
		if said := openTable(r, string(data)+"rubbish\n", 1<<20); !strings.Contains(said, "0 new solves from old.csv. 3 were there already. 1 line can't be read.") {
			t.Errorf("%s: %q", name, said)
		}
		if told := r.StoredSolves().Told; len(told) != 3 || told[0].Config != "4x4.classic" || told[0].MS != 83125 || told[0].Date.Format("2006-01-02") != "2025-12-31" {
			t.Errorf("%s: %+v", name, told)
		}
	}
	const n = 3000
	var long strings.Builder
	long.WriteString("type;hard mode;width;height;time;moves;date\r\n")
	for i := range n {
		fmt.Fprintf(&long, "classic;0;4;4;%d.125;180;2025-12-31\r\n", 100+i)
	}
	r := gametest.New(t, gametest.Options{})
	if said := openTable(r, long.String(), 1000); !strings.Contains(said, "3,000 new solves") || len(r.StoredSolves().Told) != n {
		t.Errorf("a long table: %q, %d records", said, len(r.StoredSolves().Told))
	}
}

// TestTableAsksForItsDays opens a table of which nothing tells whether the month or the day comes first.
func TestTableAsksForItsDays(t *testing.T) {
	t.Parallel()
	const data = "type;hard mode;width;height;time;moves;date\nclassic;0;4;4;83.125;180;03/04/2025\n"
	for n, want := range []string{"2025-04-03", "2025-03-04"} {
		r := gametest.New(t, gametest.Options{})
		if said := openTable(r, data, 1<<20); !strings.Contains(said, "03/04/2025") {
			t.Fatalf("it says %q", said)
		}
		if len(r.StoredSolves().Told) > 0 {
			t.Fatal("something is taken before the answer")
		}
		r.Tick(30) // the question comes in
		r.Tap(game.Touch, answerTo(n))
		r.Tick(2)
		if told := r.StoredSolves().Told; len(told) != 1 || told[0].Date.Format("2006-01-02") != want {
			t.Errorf("answer %d: %+v", n, told)
		}
	}
}

// TestLinesAreTakenIn opens the lines of JSON that the game itself exports.
func TestLinesAreTakenIn(t *testing.T) {
	t.Parallel()
	lines := recordLines(t, 50)
	r := gametest.New(t, gametest.Options{})
	if said := openTable(r, lines+`{"v":1,"id":"nonsense"}`, 300); !strings.Contains(said, "50 new solves") || !strings.Contains(said, "1 line can't be read") {
		t.Errorf("it says %q", said)
	}
	if got := len(r.StoredSolves().List); got != 50 {
		t.Errorf("%d records", got)
	}
}
