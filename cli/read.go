package cli

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// bom is the mark with which some programs begin a text.
const bom = "\ufeff"

// parseTask reads an input: a board, a game ID, a replay, a question for the laboratory, a link to any of them, or an object of
// JSON with a board. goal is the text of a board's goal, "" for classic; size is the board's size, or the zero Size to take it
// from the text.
func (e *env) parseTask(text, goal string, size puzzle.Size) task {
	return e.parseInput(text, func(text string) played {
		return played{task: e.parsePlain(text, goal, size)}
	}, goal, size).task
}

// parseInput reads a text with read. If that fails, it reads what the text carries as a link or writes in another way.
func (e *env) parseInput(text string, read func(string) played, goal string, size puzzle.Size) played {
	text = strings.TrimPrefix(text, bom)
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		return e.parseObject(text, read, goal, size)
	}
	carried, link := carriedBy(text)
	first := read(carried)
	if first.err == nil {
		return first
	}
	if plain, err := puzzle.LinkUnescape(carried); err == nil && plain != carried {
		inner, _ := carriedBy(plain)
		if p := read(inner); p.err == nil || link {
			return p
		}
	}
	if spelled := respelled(carried); spelled != carried {
		if p := read(spelled); p.err == nil {
			return p
		}
	}
	return first
}

// carriedBy returns the text behind an address of the game or of its page, without the mode in which a game is to be played.
// link reports whether there was an address.
func carriedBy(text string) (carried string, link bool) {
	const scheme = "wildfifteen:"
	carried = text
	if head, tail, ok := strings.Cut(text, "#"); ok && strings.Contains(head, "://") {
		carried, link = tail, true
	}
	if tail, ok := strings.CutPrefix(strings.TrimSpace(carried), scheme); ok {
		carried, link = tail, true
	}
	if word, rest, ok := strings.Cut(carried, "("); ok && (word == string(session.FewestMoves) || word == string(session.Blind)) {
		if inner, ok := strings.CutSuffix(rest, ")"); ok {
			carried = inner
		}
	}
	return carried, link
}

// configText returns the text of a size and a goal that a link may carry.
func configText(text string) string {
	carried, _ := carriedBy(strings.TrimSpace(strings.TrimPrefix(text, bom)))
	if plain, err := puzzle.LinkUnescape(carried); err == nil {
		return plain
	}
	return carried
}

// respeller writes other signs for spaces, ends of rows and the blank as this program does.
var respeller = strings.NewReplacer("\u00a0", " ", "\u2007", " ", "\u202f", " ", "\t", " ", ";", "/", "|", "/", "\r\n", "/", "\n", "/")

// respelled returns a board that was written in another way as this program writes it: rows on lines of their own or parted
// by ; or |, unusual spaces, _ or . for the blank.
func respelled(text string) string {
	rows := strings.Split(strings.Trim(respeller.Replace(text), " /"), "/")
	for i, row := range rows {
		cells := strings.FieldsFunc(row, func(r rune) bool { return r == ' ' || r == ',' })
		for k, cell := range cells {
			if cell == "_" || cell == "." {
				cells[k] = "0"
			}
		}
		rows[i] = strings.Join(cells, " ")
	}
	return strings.Join(rows, "/")
}

// idForm matches the beginning of a game ID.
var idForm = regexp.MustCompile(`^\s*[0-9]+[xX×]`)

// parsePlain reads a text that is no link.
func (e *env) parsePlain(text, goal string, size puzzle.Size) (t task) {
	switch {
	case strings.HasPrefix(text, puzzle.LabPrefix):
		l, err := puzzle.ParseLab(text)
		return e.fitting(task{l.Start, l.Goal, err}, text, goal, size)
	case puzzle.IsReplay(text):
		r, err := puzzle.ParseReplay(text)
		return e.fitting(task{r.Game.Scramble, r.Game.Goal, err}, text, goal, size)
	case strings.ContainsAny(text, ":#") || idForm.MatchString(text):
		g, err := puzzle.ParseGame(text)
		return e.fitting(task{g.Scramble, g.Goal, err}, text, goal, size)
	}
	if t.board, t.err = puzzle.ParseBoard(text, size); t.err != nil {
		return t
	}
	var rule puzzle.Rule
	if goal != "" {
		if rule, t.err = puzzle.ParseRule(goal, t.board.Size()); t.err != nil {
			t.err = &goalError{goal, t.err}
			return t
		}
	}
	t.goal, t.err = puzzle.GoalFor(t.board, rule)
	var fault *puzzle.Error
	if errors.As(t.err, &fault) && fault.Kind == puzzle.FaultTiles {
		t.err = lineError(e.lang.T("cli.other_number", "goal", quote(goal), "number", t.board.Missing()))
	}
	return t
}

// fitting returns a task whose text includes its size and goal, with an error if flags say otherwise.
func (e *env) fitting(t task, text, goal string, size puzzle.Size) task {
	switch {
	case t.err != nil:
	case goal != "":
		t.err = lineError(e.lang.T("cli.goal_beside_id", "id", quote(text)))
	case size != (puzzle.Size{}) && size != t.board.Size():
		t.err = lineError(e.lang.T("cli.size_beside_id", "size", size, "id", quote(text)))
	}
	return t
}

// object is what commands read of the objects that commands write with --json.
type object struct {
	ID    string  `json:"id"`
	Board string  `json:"board"`
	Goal  string  `json:"goal"`
	Size  string  `json:"size"`
	Moves movable `json:"moves"`
}

// movable holds the moves of an object, which some commands count instead.
type movable string

// UnmarshalJSON reads a text and passes over anything else.
func (m *movable) UnmarshalJSON(data []byte) error {
	var text string
	if json.Unmarshal(data, &text) == nil {
		*m = movable(text)
	}
	return nil
}

// parseObject reads an object of JSON.
func (e *env) parseObject(text string, read func(string) played, goal string, size puzzle.Size) (p played) {
	var o object
	if err := json.Unmarshal([]byte(text), &o); err != nil || o.Board == "" && o.ID == "" {
		p.err = lineError(e.lang.T("cli.no_board", "input", quote(text)))
		return p
	}
	if o.Board == "" {
		return read(o.ID)
	}
	if own, err := puzzle.ParseSize(o.Size); err == nil && size == (puzzle.Size{}) {
		size = own
	}
	if o.Goal != "" && goal != "" {
		p.err = lineError(e.lang.T("cli.goal_beside_id", "id", quote(text)))
		return p
	}
	if o.Goal != "" {
		goal = o.Goal
	}
	if p.task = e.parsePlain(o.Board, goal, size); p.err == nil {
		p.moves, p.err = puzzle.ParseMoves(string(o.Moves))
	}
	return p
}
