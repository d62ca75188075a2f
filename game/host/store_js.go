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
// Solves go there too, and from there into the database, which holds more: each has a key of its own, so that
// writing one twice is harmless and two pages never overwrite each other's. What is missing or full is made
// up for by the other as far as it goes; then it is said once.
type browserStore struct {
	local  js.Value  // undefined: there is none
	base   *database // nil: there is none
	spare  *spare    // nil: there is none
	shared bool      // another page saves the running game
	free   func()    // lets another page save it

	series    int    // of the pieces of the running game
	piece     int    // the one that is being added to
	tail      string // its text
	unsent    bool   // some of tail is not kept yet
	uncounted bool   // nor does its series count yet
	unstamped bool   // what is kept is not to be taken for newer than the spare

	unkept   map[string]string // what was to be kept whole and could not be, by file
	bringing map[string]kept   // solves on their way into the database, by key
	serial   int
	failures []reason
	failing  map[string]reason // by file
}

var _ store = (*browserStore)(nil)

// OpenBrowser opens the page's store. It never fails: where nothing can be kept, Failures says so once.
func OpenBrowser() *browserStore {
	s := &browserStore{failing: map[string]reason{}, unkept: map[string]string{}, bringing: map[string]kept{}}
	s.local = localStorage()
	var late error
	opened, ready := make(chan bool, 1), make(chan bool)
	defer close(ready)
	go func() {
		s.base, late = openDatabase()
		opened <- true
	}()
	mine, free := lock(func() {
		go func() {
			<-ready
			s.inherit()
		}()
	})
	<-opened
	if !s.local.Truthy() {
		why := reason{key: "host.nothing_kept"}
		s.failures = []reason{why}
		s.failing[game.GameFile], s.failing[game.SettingsFile], s.failing[game.SolvesFile] = why, why, why
		s.free = free
		return s // and has nothing to spoil that another page saves
	}
	if late != nil {
		s.failures = []reason{{key: noAnswer}}
	}
	s.shared, s.free = !mine, free
	if mine && s.base != nil {
		s.openSpare()
	}
	return s
}

// inheritAfter is how long what another page has written last may be on its way to this one.
const inheritAfter = 300 * time.Millisecond

// inherit goes on with the files of the page that saved the running game and has gone.
func (s *browserStore) inherit() {
	if !s.shared {
		return // nothing is kept here
	}
	time.Sleep(inheritAfter)
	if s.base != nil {
		s.openSpare()
	}
	s.readGame()
	s.shared = false
	s.failures = append(s.failures, reason{key: owned})
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
		s.keepFile(name, old+text+"\n")
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
		s.keepFile(name, string(data))
	}
}

// keepFile keeps what a file holds; what there is no room for waits until there is.
func (s *browserStore) keepFile(name, data string) {
	err := s.set(keyFile+name, data)
	if err != nil {
		s.unkept[name] = data
	} else {
		delete(s.unkept, name)
	}
	s.note(name, err)
}

// Flush tries once more what could not be kept: all else is kept already.
func (s *browserStore) Flush() {
	if s.unsent {
		s.addToGame("")
	}
	for name, data := range s.unkept {
		s.keepFile(name, data)
	}
}

// Close leaves the running game to other pages: the page is going away, perhaps to come back.
func (s *browserStore) Close() {
	s.shared = true
	s.free()
}

// Failures returns what could not be kept or read since the last call; the zero reason says that all is kept again, and
// owned that this page has become the one that saves the running game.
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

// put and take change the local storage; set and remove are for what the spare has too.
func (s *browserStore) put(key, value string) error {
	return try(func() { s.local.Call("setItem", key, value) })
}

func (s *browserStore) take(key string) error {
	return try(func() { s.local.Call("removeItem", key) })
}

func (s *browserStore) set(key, value string) error {
	err := s.put(key, value)
	if err == nil {
		s.changed(key, js.ValueOf(value))
	}
	return err
}

func (s *browserStore) remove(key string) {
	if s.take(key) == nil {
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
		for i := 0; ; i++ {
			k := s.local.Call("key", i)
			if k.Type() != js.TypeString {
				break
			}
			if strings.HasPrefix(k.String(), prefix) {
				keys = append(keys, k.String())
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
	if s.uncounted {
		s.replaceGame(s.tail + lines)
		return
	}
	s.tail += lines
	s.sent(s.set(pieceKey(s.series, s.piece), s.tail))
}

// sent takes note of how keeping the tail went.
func (s *browserStore) sent(err error) {
	s.unsent = err != nil
	s.note(game.GameFile, err)
	if err == nil && len(s.tail) > pieceAtMost {
		s.piece++
		s.tail = ""
	}
}

// replaceGame writes a new series of pieces, has it count, and removes the old one. Where there is no room for
// both, the old one goes first: all this is one step to the browser. It comes back where that was in vain.
func (s *browserStore) replaceGame(data string) {
	if s.shared {
		return
	}
	s.series, s.piece, s.tail = s.series+1, 0, data
	write := func() error {
		if err := s.set(pieceKey(s.series, 0), data); err != nil {
			return err
		}
		return s.set(keyGame, strconv.Itoa(s.series))
	}
	err := write()
	old := map[string]string{}
	for _, k := range s.keys(keyGame + "/") {
		if !strings.HasPrefix(k, keyGame+"/"+strconv.Itoa(s.series)+"/") {
			old[k], _ = s.item(k)
			s.remove(k)
		}
	}
	if err != nil {
		err = write()
	}
	if err != nil {
		s.remove(pieceKey(s.series, 0))
		for k, text := range old {
			_ = s.set(k, text)
		}
	}
	s.uncounted = err != nil
	s.sent(err)
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
