package play

import (
	"strings"
	"testing"

	"wildfifteen/game/history"
)

// TestLateNews tells of a best that is known only after the result is shown: on the result, also when that is called back.
func TestLateNews(t *testing.T) {
	news := history.News{Counted: true, All: []history.Broken{{Kind: history.BestTime, Old: 9, New: 1}}}
	for _, leaves := range []bool{false, true} {
		r := newRun(t, options{game: nearlySolved})
		r.tick(60)
		r.key("ArrowLeft")
		r.tick(150)
		shown := r.play.result
		if shown == nil || shown.of.Own() {
			t.Fatal("no result, or of a board of one's own")
		}
		solve, ok := shown.of.Solve(r.in.Date)
		if !ok {
			t.Fatal("not solved")
		}
		shown.words.news = ""
		if leaves {
			r.key("N")
			r.tick(30)
		}
		r.play.Late(solve, news)
		r.tick(2)
		var list []string
		for _, c := range r.Controls() {
			list = append(list, c.Label)
		}
		all := strings.Join(list, "|")
		if shown.words.news == "" || strings.Contains(all, shown.words.news) == leaves {
			t.Errorf("leaves %t: the news are %q, the page says %s", leaves, shown.words.news, all)
		}
		solve.Depth = 3 // another game
		r.play.Late(solve, news)
		if again := shown.words.news; again == "" || r.play.result.words.news != again {
			t.Errorf("leaves %t: then the news are %q", leaves, r.play.result.words.news)
		}
	}
}
