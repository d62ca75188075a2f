package web

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// TestRecordsLeaveTheLog starts with a finished game that has no record, among as many games as a log has: its record is made, and
// once the database has that, the log forgets the game with the next deal.
func TestRecordsLeaveTheLog(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "snake", 8)
	l := session.NewLog(nil)
	for i := range session.MaxGames {
		s := l.New(g, session.Options{}, 0, time.Date(2026, 11, 21, 9, i, 0, 0, time.UTC))
		for k, d := range moves {
			if err := s.Move(puzzle.Move{Dir: d, N: 1}, time.Duration(k+1)*time.Second, session.Mouse); err != nil {
				t.Fatal(err)
			}
			if i > 0 {
				break // begun
			}
		}
	}
	b.before(`if (!sessionStorage.begun) {
		localStorage["wildfifteen/game/0/0"] = ` + strings.ReplaceAll(quote(string(l.Compact())), "\n", `\n`) + `;
		sessionStorage.begun = "yes";
	}`)
	b.open("")
	if all := b.solves(1); all[0].STM != len(moves) {
		t.Fatalf("recorded are %+v", all)
	}
	b.press("resume", 0)
	b.frames(30)
	b.key("n")
	b.frames(30)
	text := ""
	for _, piece := range b.kept("wildfifteen/game/") {
		text += piece
	}
	if n := strings.Count(text, "game "); n != session.MaxGames || strings.Contains(text, " kept") || strings.Contains(text, "T09:00:00Z") {
		t.Errorf("the log has %d games:\n%s", n, text)
	}
}
