package session

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"wildfifteen/puzzle"
)

// EventKind is the kind of an Event.
type EventKind uint8

// The kinds of event.
const (
	MoveEvent   EventKind = iota // the player made a move
	AutoEvent                    // the program made a move for the player
	UndoEvent                    // the last move of the line was undone
	RedoEvent                    // the move undone last was redone
	HintEvent                    // a hint was shown
	PeekEvent                    // the goal was shown over the board
	PauseEvent                   // the clock stopped
	ResumeEvent                  // the clock continued
	MarkEvent                    // nothing happened: it records the clock
	StudyEvent                   // the clock of a blind game or of a leg started before its first move
	CheckEvent                   // the player ended a blind game
	TryEvent                     // a branch of a game of the fewest moves began
	ReturnEvent                  // the player returned to where the branch began
	eventKinds
)

var eventNames = [eventKinds]string{"", "auto", "undo", "redo", "hint", "peek", "pause", "resume", "mark", "study", "check", "try", "return"}

// MaxClock is the highest time that a game's clock shows, some 115 days.
const MaxClock = 9_999_999_999 * time.Millisecond

// Event is one thing that happened in a game.
type Event struct {
	At    time.Duration // the game's clock, 0..MaxClock in whole milliseconds
	Kind  EventKind
	Move  puzzle.Move // of MoveEvent and AutoEvent
	Input Input       // of MoveEvent
}

// errEvent is the error of a text that is not an event.
var errEvent = errors.New("session: not an event of the log")

// AppendEvent appends the text of an event, such as "+1234 R2 k", which [ParseEvent] parses. The event must come from a
// game or from ParseEvent; others may panic.
func AppendEvent(dst []byte, e Event) []byte {
	dst = append(dst, '+')
	dst = strconv.AppendInt(dst, e.At.Milliseconds(), 10)
	dst = append(dst, ' ')
	if e.Kind != MoveEvent {
		dst = append(dst, eventNames[e.Kind]...)
	}
	switch e.Kind {
	case MoveEvent:
		dst = puzzle.AppendMoves(dst, []puzzle.Move{e.Move})
		dst = append(dst, ' ', inputLetters[e.Input-Keyboard])
	case AutoEvent:
		dst = append(dst, ' ')
		dst = puzzle.AppendMoves(dst, []puzzle.Move{e.Move})
	}
	return dst
}

// ParseEvent parses an event as [AppendEvent] writes it. It does not check whether the event is possible in a game:
// [Session.Apply] does.
func ParseEvent(text string) (Event, error) {
	clock, what, ok := strings.Cut(text, " ")
	if !ok || len(clock) < 2 || clock[0] != '+' {
		return Event{}, errEvent
	}
	ms, ok := decimal(clock[1:], 10)
	if !ok {
		return Event{}, errEvent
	}
	e := Event{At: time.Duration(ms) * time.Millisecond}
	word, rest, more := strings.Cut(what, " ")
	if !more {
		e.Kind, ok = eventNamed(word)
		if !ok || e.Kind == AutoEvent {
			return Event{}, errEvent
		}
		return e, nil
	}
	if word == eventNames[AutoEvent] {
		e.Kind = AutoEvent
		e.Move, ok = parseMove(rest)
	} else {
		e.Move, ok = parseMove(word)
		e.Input = inputLetter(rest)
		ok = ok && e.Input != NoInput
	}
	if !ok {
		return Event{}, errEvent
	}
	return e, nil
}

// eventNamed returns the kind of event with a name.
func eventNamed(word string) (EventKind, bool) {
	for k := AutoEvent; k < eventKinds; k++ {
		if eventNames[k] == word {
			return k, true
		}
	}
	return 0, false
}

// inputLetter returns the input for a letter of the log, NoInput for any other text.
func inputLetter(text string) Input {
	if i := strings.Index(inputLetters, text); i >= 0 && len(text) == 1 {
		return Keyboard + Input(i)
	}
	return NoInput
}

// parseMove parses one move as the log writes it, without allocating; [puzzle.ParseMoves] accepts more forms.
func parseMove(text string) (m puzzle.Move, ok bool) {
	if text == "" {
		return m, false
	}
	d := strings.IndexByte("UDLR", text[0])
	if d < 0 {
		return m, false
	}
	m = puzzle.Move{Dir: puzzle.Dir(d), N: 1}
	if len(text) > 1 {
		n, ok := decimal(text[1:], 2)
		if !ok || n < 2 || n >= puzzle.MaxSide {
			return m, false
		}
		m.N = int(n)
	}
	return m, true
}

// decimal parses a decimal number of at most the given number of digits, without sign and leading zeros.
func decimal(text string, digits int) (n int64, ok bool) {
	if len(text) == 0 || len(text) > digits || text[0] == '0' && len(text) > 1 {
		return 0, false
	}
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		n = 10*n + int64(text[i]-'0')
	}
	return n, true
}

// appendEvents appends the events joined by ";", as records contain them.
func appendEvents(dst []byte, events []Event) []byte {
	for i, e := range events {
		if i > 0 {
			dst = append(dst, ';')
		}
		dst = AppendEvent(dst, e)
	}
	return dst
}

// parseEvents parses the text that appendEvents writes.
func parseEvents(text string) ([]Event, error) {
	events := make([]Event, 0, 1+strings.Count(text, ";"))
	for part := range strings.SplitSeq(text, ";") {
		e, err := ParseEvent(part)
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
	return events, nil
}
