package atlas

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
)

// texts are the texts of the first tab that are made from a study. They are kept until it changes.
type texts struct {
	key   textKey // what they were made from
	known bool

	name     string // of the board and its goal
	blank    string // where the goal's blank is
	progress string // what is searched for or counted, "" if nothing is

	soFar [2]figure // what has been counted until now, while it is

	// Once the space is counted:
	depth    string // of the depth chosen: "12 moves"
	share    string // "748 boards, 1 in 243"
	figures  [3]figure
	standing string // where the game being played is, "" if that is not known
	hardest  string
}

// textKey is the cache key of texts, besides the goal.
type textKey struct {
	levels  int
	depth   int
	known   int // of the standing
	looking int // the depth of the board that is searched for
	done    bool
}

// forget has the next update make all texts anew.
func (x *texts) forget() { x.known = false }

// update makes the texts anew if what they depend on has changed. playing is the game being played now.
func (x *texts) update(lang *assets.Lang, s *study, playing *session.Session) {
	key := textKey{len(s.survey.counts), s.depth, s.standing.known, s.finder.Depth, s.survey.done()}
	if x.known && x.key == key {
		return
	}
	if !x.known {
		blank, width := s.goal.Board().Blank(), s.charted.size.W
		x.name = boardName(lang, s, playing)
		x.blank = lang.T("atlas.blank_place", "row", blank/width+1, "column", blank%width+1)
	}
	x.key, x.known = key, true
	x.progress = progressText(lang, s)
	if key.done {
		x.updateCounted(lang, s)
	} else if key.levels > 0 {
		x.soFar = [2]figure{
			{lang.Number(s.survey.total()), lang.T("atlas.axis_boards")},
			{strconv.Itoa(s.survey.radius()), lang.T("atlas.axis_moves")},
		}
	}
}

// updateCounted makes the texts of a space that is counted.
func (x *texts) updateCounted(lang *assets.Lang, s *study) {
	v := &s.survey
	n, total := v.counts[s.depth], v.total()
	x.depth = lang.N("atlas.moves", s.depth)
	x.share = lang.N("atlas.boards", counted(n), "count", lang.Number(n), "share", shareText(lang, n, total))
	x.figures = [3]figure{
		{lang.Number(total), lang.T("atlas.total")},
		{strconv.Itoa(v.radius()), lang.T("atlas.radius")},
		{lang.Decimal(v.mean, 2), lang.T("atlas.mean")},
	}
	x.hardest = hardestText(lang, v)
	x.standing = ""
	if s.standing.found() {
		x.standing = standingText(lang, &s.standing)
	}
}

// boardName names the board and its goal.
func boardName(lang *assets.Lang, s *study, playing *session.Session) string {
	switch {
	case s.charted.kind != playedKind:
		return words.SizeAndKind(lang, s.charted.size, s.goal.Kind())
	case playing.Game() != s.playing:
		return words.Config(lang, s.playing)
	}
	return words.Deal(lang, s.playing, playing.Depth())
}

// progressText tells what is searched for or counted, "" if nothing is.
func progressText(lang *assets.Lang, s *study) string {
	v := &s.survey
	switch {
	case s.finder.Depth > 0:
		return lang.N("atlas.looking", s.finder.Depth)
	case len(v.counts) > 0 && !v.done():
		return lang.T("atlas.counting_depth", "n", lang.Number(v.total()), "depth", v.radius())
	case v.counting():
		return lang.T("atlas.counting")
	}
	return ""
}

// counted returns a number that has the plural form of a larger one: no language looks at more than the last six digits.
func counted(n uint64) int {
	const million = 1_000_000
	if n > million {
		n = million + n%million
	}
	return int(n)
}

// shareText tells how rare n boards are among total.
func shareText(lang *assets.Lang, n, total uint64) string {
	if n*50 >= total {
		return lang.T("atlas.percent", "n", lang.Decimal(100*float64(n)/float64(total), 1))
	}
	return lang.T("atlas.one_in", "n", lang.Number((total+n/2)/n))
}

// hardestText tells how many hardest boards there are, and whether all of them are shown.
func hardestText(lang *assets.Lang, v *survey) string {
	n := v.counts[v.radius()]
	if n > uint64(len(v.hardest)) {
		return lang.T("atlas.hardest_some", "count", lang.Number(n), "moves", v.radius(), "some", len(v.hardest))
	}
	return lang.N("atlas.hardest_text", counted(n), "count", lang.Number(n), "moves", v.radius())
}

// standingText tells how far the game being played was from its goal and is now.
func standingText(lang *assets.Lang, s *standing) string {
	began, now := s.depths[0], s.depths[1]
	switch now {
	case 0:
		return lang.N("atlas.stood", began)
	case began:
		return lang.N("atlas.stands", began)
	}
	return lang.T("atlas.stand", "began", began, "now", now)
}
