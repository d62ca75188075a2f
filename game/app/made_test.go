package app_test

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// maker makes texts that are nearly right out of the bytes of a fuzzer: by their grammar, with sums, and with a mistake here and
// there. What is missing at the end of the bytes is 0.
type maker struct {
	data  []byte
	whole bool // for now, nothing is damaged, and all events are possible
}

// n returns a number below a limit of at most 256.
func (m *maker) n(below int) int {
	if len(m.data) == 0 {
		return 0
	}
	b := int(m.data[0])
	m.data = m.data[1:]
	return b % below
}

func (m *maker) one(of ...string) string { return of[m.n(len(of))] }

// damaged returns a text, of which one in eight has another byte somewhere, ends too early, or stands there twice.
func (m *maker) damaged(text string) string {
	if text == "" || m.whole || m.n(8) < 7 {
		return text
	}
	at := (m.n(256) | m.n(256)<<8) % len(text)
	switch m.n(3) {
	case 0:
		return text[:at] + string([]byte{byte(m.n(256))}) + text[at+1:]
	case 1:
		return text[:at]
	}
	return text + text
}

func (m *maker) config() string {
	return m.one("2", "3", "4", "5", "7", "9") + "x" + m.one("2", "3", "4") + "." +
		m.one("classic", "snake", "spiral", "wild", "random") + m.one("", "", "", "-1", "-3", "-random")
}

// seed returns the seed of a game.
func (m *maker) seed() string { return m.one("#a", "#monday", "#%C3%A9", "#0", "#") }

// id returns the exact ID of a game, mostly a few moves from its goal.
func (m *maker) id() string {
	g, err := puzzle.ParseGame(m.config() + "#a")
	if err != nil {
		return "3x3.classic:1,2,3,4,0,6,7,5,8"
	}
	if m.n(4) > 0 {
		g.Scramble = g.Goal.Board()
		for range 1 + m.n(12) {
			if d := puzzle.Dir(m.n(4)); g.Scramble.MaxRun(d) > 0 {
				g.Scramble = g.Scramble.Step(d)
			}
		}
	}
	return g.ID()
}

// text returns what a link, an address or the clipboard may hold.
func (m *maker) text() string {
	text := ""
	switch m.n(8) {
	case 0:
		text = m.config() + m.seed()
	case 1:
		text = m.id()
	case 2:
		text = m.one("blind", "fewest", "race", "") + "(" + m.id() + ")"
	case 3:
		text = m.one("relay(2x2..3x3).snake", "marathon(3).2x2.classic", "relay(5x5..2x2).classic", "marathon(999).3x3.wild") + m.seed()
	case 4:
		text = m.one("today", "new", "goals", "draw", "gallery", "others", "practice", "relays", "lessons", "pictures", "studies/17", "lessons/3", "studies/999")
	case 5:
		text = "lab:" + m.one("1 2 3/4 5 6/7 8 0", "1,2,3,0/4,5,6,7>snake", "3 2 1 0") + m.one("", ">classic", ">spiral", ">4x4.wild")
	case 6:
		text = m.id() + "!" + m.one("", "L", "UDLR", "U2L2", "2", "1AHw", "1AAAAAAAA")
	default:
		text = strings.ReplaceAll(strings.SplitN(m.id(), ":", 2)[1], ",", m.one(",", " ", "/"))
	}
	return m.one("", "", "wildfifteen:", "https://example.org/#", "#") + m.damaged(text)
}

// log returns the file of a running game and those before it.
func (m *maker) log() string {
	var b strings.Builder
	line := func(text string) {
		fmt.Fprintf(&b, "%s\n", m.damaged(fmt.Sprintf("%s ~%08x", text, crc32.ChecksumIEEE([]byte(text)))))
	}
	for range m.n(6) {
		if m.n(3) == 0 {
			m.win(line)
			continue
		}
		id := m.id()
		head := "game " + m.one("2", "3") + " 2026-11-21T09:50:0" + m.one("0", "1", "9") + "Z " + id
		line(head + m.one("", "", " first", " own", " study", " kept", " mode=blind", " mode=fewest", " practice=rows", " depth=4",
			" run=marathon(3).2x2.classic%23a leg=1", " rival=LR", " as=3x3.wild seed=a"))
		clock := 0
		for range m.n(3) * 7 {
			clock += m.n(200)
			line(fmt.Sprintf("+%d %s", clock, m.one("U k", "D m", "L t", "R g", "U2 h", "L2 k", "auto U", "auto L", "undo", "redo", "hint", "peek",
				"pause", "resume", "mark", "study", "check", "try", "return")))
		}
		if m.n(8) == 7 {
			line(m.one("back", "forward"))
		}
	}
	return b.String()
}

// win writes the lines of a game that is solved.
func (m *maker) win(line func(text string)) {
	g, err := puzzle.ParseGame(m.one("3x3.classic", "4x2.snake", "4x4.wild-3") + "#a")
	if err != nil {
		return
	}
	b := g.Goal.Board()
	var way []puzzle.Dir
	for range 1 + m.n(12) {
		if d := puzzle.Dir(m.n(4)); b.MaxRun(d) > 0 && b.Step(d) != g.Goal.Board() {
			b, way = b.Step(d), append(way, d.Opposite())
		}
	}
	g.Scramble = b
	mode := m.one("", "", " own", " mode=fewest", " mode=blind")
	line("game 3 2026-11-21T09:50:00Z " + g.ID() + mode)
	for i, d := range slices.Backward(way) {
		line(fmt.Sprintf("+%d %c k", (len(way)-1-i)*(1+m.n(200)), "UDLR"[d]))
	}
	if mode == " mode=blind" {
		line("+60000 check")
	}
}

// records returns a file of records: of the finished games of a log, and notes on them.
func (m *maker) records(log string) string {
	var b strings.Builder
	for _, g := range session.Load([]byte(log)).Log.All() {
		r, ok := g.Solve(gametest.Start)
		if !ok {
			continue
		}
		lines := []string{string(r.Line())}
		for range m.n(3) {
			note := session.Note{Of: r.Identity(), Removed: m.n(2) == 0, Optimal: m.n(3)}
			lines = append(lines, string(note.Line()))
		}
		for _, text := range lines {
			b.WriteString(m.damaged(text) + "\n")
		}
	}
	return b.String()
}

// settings returns a file of settings with some other values.
func (m *maker) settings() string {
	if m.whole {
		return string(session.Defaults().JSON())
	}
	all := map[string]any{}
	if json.Unmarshal(session.Defaults().JSON(), &all) != nil {
		return "{"
	}
	delete(all, "sum") // files of before the sums have none
	names := []string{"config", "theme", "scale", "language", "keys", "volume", "v", "solved"}
	for range m.n(4) {
		all[names[m.n(len(names))]] = []any{0, 1, -1, 1e9, "", "dark", "4x4.wild", true, nil, []string{"A"}, map[string]string{"undo": "Z"}}[m.n(11)]
	}
	data, err := json.Marshal(all)
	if err != nil {
		return "{"
	}
	return m.damaged(string(data))
}

// goals returns a file of goals.
func (m *maker) goals() string {
	var b strings.Builder
	for range m.n(5) {
		c, err := puzzle.ParseConfig(m.one("3x3.path(a1:RRDDLLUR)", "2x2.board(3,1,2,0)", "4x4.snake", "3x3.board(1,2,3,4,5,6,7,8,0)"))
		if err == nil {
			line := session.GoalLine{Goal: session.KeptGoal{Config: c, Name: m.one("mine", "é", " ", "a b")}, Removed: m.n(4) == 3}
			b.WriteString(m.damaged(string(line.Text())) + "\n")
		}
	}
	return b.String()
}

// summed returns a line with its sum, or without it as older versions wrote it.
func (m *maker) summed(line string) string {
	if m.n(4) == 3 {
		return line
	}
	return string(session.Summed([]byte(line)))
}

// marks returns a file of the days, studies and lessons that are done.
func (m *maker) marks() string {
	var b strings.Builder
	for range m.n(6) {
		b.WriteString(m.damaged(m.summed(m.one("day 2026-11-21 1795254600 148 62000 perfect", "day 2026-11-20 1795168200 90 31000", "study 17 10", "study 365 24",
			"lesson 4", "lesson 64", "later word"))) + "\n")
	}
	return b.String()
}

// files returns a store with what a program, or several versions of it, may have left.
func (m *maker) files() *gametest.Memory {
	s := gametest.NewMemory()
	m.whole = m.n(3) > 0
	defer func() { m.whole = false }()
	log := m.log()
	if m.whole {
		log = string(session.Load([]byte(log)).Log.Compact())
	}
	s.Files[game.GameFile] = []byte(log)
	for _, f := range []struct {
		name string
		text func() string
	}{
		{game.SolvesFile, func() string { return m.records(log) }}, {game.SettingsFile, m.settings}, {game.GoalsFile, m.goals},
		{game.MarksFile, m.marks}, {game.BadGameFile, m.log}, {game.CrashFile, m.log},
	} {
		if m.n(2) == 1 {
			s.Files[f.name] = []byte(f.text())
		}
	}
	return s
}

// input gives a game a key, a text from outside, or time.
func (m *maker) input(g *fuzzed) {
	switch m.n(8) {
	case 0:
		kind := []game.ReplyKind{game.Link, game.Pasted}[m.n(2)]
		g.in.Replies = []game.Reply{{Kind: kind, Text: m.text()}}
	case 1:
		g.in.Now += time.Duration(m.n(256)) * 100 * time.Millisecond
	default:
		k := fuzzKeys[m.n(len(fuzzKeys))]
		g.in.Keys = []game.KeyEvent{{Key: k, Down: true}, {Key: k}}
	}
}

// backup returns a file that a player may open as a backup.
func (m *maker) backup() []byte {
	files := map[string]string{}
	for name, data := range m.files().Files {
		files[name] = string(data)
	}
	data, err := json.Marshal(map[string]any{"wildfifteen": 1 + m.n(6)/5, "version": "x", "files": files})
	if err != nil {
		return nil
	}
	return []byte(m.damaged(string(data)))
}
