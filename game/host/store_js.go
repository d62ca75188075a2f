package host

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
)

// Keys of the local storage. The running game stands in pieces, so that adding a line to it costs the same
// however long it gets; solves stand here only until the database has them.
const (
	keyPrefix   = "wildfifteen/"
	keyGame     = keyPrefix + "game"   // the number of the series of pieces that counts
	keySolve    = keyPrefix + "solve/" // and the solve's own key
	keyFile     = keyPrefix + "file/"  // and the file's name: what is written whole
	pieceAtMost = 2048                 // bytes; then another piece is begun
)

// browserStore is a game.Store in a browser. The running game and the settings go into the local storage,
// which keeps them before the call returns. (A database may lose what is written while the page goes away.) A spare
// of it in a database makes up for what the end of the whole browser takes from it.
// Solves go there too, and from there into a database, which holds more: each has a key of its own, so that
// writing one twice is harmless and two pages never overwrite each other's. What is missing or full is made
// up for by the other as far as it goes; then it is said once.
type browserStore struct {
	local  js.Value  // undefined: there is none
	spare  *spare    // nil: there is none
	solves *database // nil: there is none
	shared bool      // another page saves the running game

	series int    // of the pieces of the running game
	piece  int    // the one that is being added to
	tail   string // its text
	unsent bool   // some of tail is not kept yet

	serial   int
	failures []reason
	failing  map[string]reason // by file
}

var _ store = (*browserStore)(nil)

// OpenBrowser opens the page's store. It never fails: where nothing can be kept, Failures says so once.
func OpenBrowser() *browserStore {
	s := &browserStore{failing: map[string]reason{}}
	s.local = localStorage()
	spares := make(chan *database, 1)
	go func() { spares <- openDatabase("wildfifteen spare", "items") }()
	s.solves = openDatabase("wildfifteen", "solves")
	s.shared = !own()
	if copies := <-spares; copies != nil && s.local.Truthy() && !s.shared {
		s.openSpare(copies)
	}
	if !s.local.Truthy() {
		why := reason{key: "host.nothing_kept"}
		s.failures = []reason{why}
		s.failing[game.GameFile], s.failing[game.SettingsFile], s.failing[game.SolvesFile] = why, why, why
		s.shared = false // there is nothing to spoil
	}
	return s
}

// localStorage returns the page's storage if it can really be written: the look alone may be forbidden.
func localStorage() js.Value {
	v := get("localStorage")
	err := try(func() {
		const probe = keyPrefix + "probe"
		v.Call("setItem", probe, "1")
		v.Call("removeItem", probe)
	})
	if err != nil && !full(err) {
		return js.Undefined()
	}
	return v
}

// full reports whether an error says that the storage holds no more.
func full(err error) bool {
	var e js.Error
	return errors.As(err, &e) && e.Value.Type() == js.TypeObject && strings.Contains(str(e.Value.Get("name")), "Quota")
}

// Times and tries for the lock: a page that is being left gives it up a moment after the next one asks.
const (
	lockName  = keyPrefix + "game"
	lockTries = 5
	lockPause = 60 * time.Millisecond
)

// own takes the running game for this page, for its life. It is false while another page has it.
func own() bool {
	locks := get("navigator", "locks")
	if !locks.Truthy() {
		return true
	}
	for range lockTries {
		got := make(chan bool, 1)
		callback := js.FuncOf(func(_ js.Value, args []js.Value) any {
			if !first(args).Truthy() {
				got <- false
				return nil
			}
			got <- true
			never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
			return get("Promise").New(never) // held until the page goes away
		})
		err := try(func() {
			p := locks.Call("request", lockName, map[string]any{"ifAvailable": true}, callback)
			p.Call("catch", js.FuncOf(func(js.Value, []js.Value) any {
				got <- true // forbidden here: nobody else can have it either
				return nil
			}))
		})
		if err != nil || <-got {
			return true
		}
		time.Sleep(lockPause)
	}
	return false
}

// Dir is "": there is no folder.
func (s *browserStore) Dir() string { return "" }

// Append adds a line to a file, before it returns.
func (s *browserStore) Append(name string, line []byte) {
	text := strings.ReplaceAll(string(line), "\n", " ")
	switch name {
	case game.GameFile:
		s.addToGame(text + "\n")
	case game.SolvesFile:
		if text != "" {
			s.addSolve(text)
		}
	default:
		old, _ := s.item(keyFile + name)
		s.note(name, s.set(keyFile+name, old+text+"\n"))
	}
}

// Replace makes a file hold just data.
func (s *browserStore) Replace(name string, data []byte) {
	switch name {
	case game.GameFile:
		s.replaceGame(string(data))
	case game.SolvesFile:
		s.replaceSolves(string(data))
	default:
		s.note(name, s.set(keyFile+name, string(data)))
	}
}

// Flush tries once more what could not be kept: all else is kept already.
func (s *browserStore) Flush() {
	if s.unsent {
		s.addToGame("")
	}
}

// Close does nothing: the page's end frees the running game.
func (s *browserStore) Close() {}

// Failures returns what could not be kept or read since the last call; the zero reason says that all is kept again.
func (s *browserStore) Failures() []reason {
	f := s.failures
	s.failures = nil
	return f
}

// note keeps count of a file's failures: of those in a row, the first of each reason is reported, and then that
// nothing fails any more.
func (s *browserStore) note(name string, err error) {
	was := s.failing[name]
	switch {
	case err == nil && was == (reason{}):
		return
	case err == nil:
		delete(s.failing, name)
		if len(s.failing) == 0 {
			s.failures = append(s.failures, reason{})
		}
		return
	}
	why := reason{key: "host.not_written", name: name, why: err.Error()}
	switch {
	case !s.local.Truthy():
		why = reason{key: "host.nothing_kept"}
	case full(err):
		why = reason{key: "host.storage_full"}
	}
	if why != was {
		s.failing[name] = why
		s.failures = append(s.failures, why)
	}
}

func (s *browserStore) put(key, value string) error {
	return try(func() { s.local.Call("setItem", key, value) })
}

func (s *browserStore) set(key, value string) error {
	err := s.put(key, value)
	if err == nil {
		s.changed(key, js.ValueOf(value))
	}
	return err
}

func (s *browserStore) remove(key string) {
	if try(func() { s.local.Call("removeItem", key) }) == nil {
		s.changed(key, js.Undefined())
	}
}

func (s *browserStore) item(key string) (string, bool) {
	var v js.Value
	if try(func() { v = s.local.Call("getItem", key) }) != nil || v.Type() != js.TypeString {
		return "", false
	}
	return v.String(), true
}

// keys returns the keys that begin with a prefix, sorted.
func (s *browserStore) keys(prefix string) (keys []string) {
	_ = try(func() {
		for i := range s.local.Get("length").Int() {
			if k := str(s.local.Call("key", i)); strings.HasPrefix(k, prefix) {
				keys = append(keys, k)
			}
		}
	})
	slices.Sort(keys)
	return keys
}

func pieceKey(series, piece int) string {
	return keyGame + "/" + strconv.Itoa(series) + "/" + strconv.Itoa(piece)
}

// addToGame adds lines to the running game. A piece that could not be kept grows until it can.
func (s *browserStore) addToGame(lines string) {
	if s.shared {
		return
	}
	s.tail += lines
	err := s.set(pieceKey(s.series, s.piece), s.tail)
	s.unsent = err != nil
	s.note(game.GameFile, err)
	if err == nil && len(s.tail) > pieceAtMost {
		s.piece++
		s.tail = ""
	}
}

// replaceGame writes a new series of pieces, has it count, and removes the old one. Where there is no room for
// both, the old one goes first: all this is one step to the browser.
func (s *browserStore) replaceGame(data string) {
	if s.shared {
		return
	}
	old := s.series
	s.series, s.piece, s.tail = old+1, 0, data
	write := func() error {
		if err := s.set(pieceKey(s.series, 0), data); err != nil {
			return err
		}
		return s.set(keyGame, strconv.Itoa(s.series))
	}
	err := write()
	for _, k := range s.keys(keyGame + "/") {
		if !strings.HasPrefix(k, keyGame+"/"+strconv.Itoa(s.series)+"/") {
			s.remove(k)
		}
	}
	if err != nil {
		err = write()
	}
	s.unsent = err != nil
	s.note(game.GameFile, err)
	if err == nil && len(data) > pieceAtMost {
		s.piece, s.tail = 1, ""
	}
}

// readGame returns the running game as it is kept, and has the next line go to its end. What there was no room
// for is still in memory.
func (s *browserStore) readGame() string {
	if s.unsent {
		var all strings.Builder
		for i := range s.piece {
			text, _ := s.item(pieceKey(s.series, i))
			all.WriteString(text)
		}
		return all.String() + s.tail
	}
	v, _ := s.item(keyGame)
	s.series, _ = strconv.Atoi(v)
	var all strings.Builder
	s.piece, s.tail = 0, ""
	for i := 0; ; i++ {
		text, ok := s.item(pieceKey(s.series, i))
		if !ok {
			break
		}
		all.WriteString(text)
		s.piece, s.tail = i, text
	}
	return all.String()
}

// Files reads the files as they are now.
func (s *browserStore) Files() game.Files {
	f := game.Files{Data: map[string][]byte{}, Shared: s.shared}
	if !s.shared {
		if text := s.readGame(); text != "" {
			f.Data[game.GameFile] = []byte(text)
		}
	}
	for _, name := range []string{game.SettingsFile, game.BadSolvesFile} {
		if text, ok := s.item(keyFile + name); ok {
			f.Data[name] = []byte(text)
		}
	}
	if lines := s.readSolves(); len(lines) > 0 {
		f.Data[game.SolvesFile] = []byte(strings.Join(lines, "\n") + "\n")
	}
	return f
}
