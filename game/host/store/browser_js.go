package store

import (
	"errors"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// Browser is the Store of a page. The running game and files that are written as a whole go into the local storage,
// which has them before the call returns. (A database may lose what is written while the page goes away.) The local
// storage may lose its last changes when the whole browser ends: a copy of it in the database restores them.
//
// Finished games go into the local storage, too, and from there into the database, which has more space. Each game has
// a key of its own, so that writing one twice is harmless and two pages never overwrite each other's games. If the
// local storage or the database is missing or full, the other one is used as far as possible, and the player is told
// once.
type Browser struct {
	failures
	local   *local
	base    *database // nil: there is none
	running runningGame
	solves  solves
	pages   pages
	ranges  ranges
	unkept  map[string]string // contents of files that could not be written yet, by name
	free    func()            // lets another page save the running game
}

var _ Store = (*Browser)(nil)

// OpenBrowser opens the page's store. It never fails: if nothing can be stored, Replies says so once. It takes seconds if
// the browser's database does not answer or another page has the running game.
func OpenBrowser() *Browser {
	s := &Browser{local: openLocal(), unkept: map[string]string{}}
	s.running = runningGame{local: s.local, failures: &s.failures}
	s.solves = solves{local: s.local, failures: &s.failures, retry: func() { s.Flush() }, pending: map[string]solve{}}
	var late error
	opened, ready := make(chan bool, 1), make(chan bool)
	defer close(ready)
	go func() {
		s.base, late = openDatabase(mainBase, 2, solvesTable, copyTable)
		s.solves.base = s.base
		opened <- true
	}()
	mine, free := lock(func() {
		go func() {
			<-ready
			s.inherit()
		}()
	})
	s.free = free
	<-opened
	if !s.local.storage.Truthy() {
		for _, f := range []string{game.GameFile, game.SettingsFile, game.SolvesFile} {
			s.note(f, reason{key: "host.nothing_kept"})
		}
		s.notices = s.notices[:1] // one notice is enough
		return s                  // and saves nothing that another page saves, too
	}
	if late != nil {
		s.tell(game.Told, reason{key: "host.no_answer"})
		s.local.stale, s.solves.unread = true, true
	}
	s.hearSolves()
	s.local.shared = !mine
	if mine && s.base != nil {
		s.local.openCopy(s.base)
	}
	return s
}

// hearSolves tells of the games that other pages finish: each is in the local storage for a moment.
func (s *Browser) hearSolves() {
	dom.On(js.Global(), "storage", false, func(e js.Value) {
		key, line := e.Get("key"), e.Get("newValue")
		if key.Type() == js.TypeString && line.Type() == js.TypeString && strings.HasPrefix(key.String(), keySolve) {
			data := []byte(line.String() + "\n")
			s.ranges.answer(game.Reply{Kind: game.Grown, Range: game.Range{Name: game.SolvesFile, From: -1, Length: len(data)}, Data: data})
		}
	})
}

// inheritAfter is how long the last changes of another page may take to arrive in this page's local storage.
const inheritAfter = 300 * time.Millisecond

// inherit takes over the running game after the page that saved it has gone.
func (s *Browser) inherit() {
	if !s.local.shared {
		return // nothing is stored here
	}
	time.Sleep(inheritAfter)
	if s.base != nil {
		s.local.openCopy(s.base)
	}
	text := s.running.read()
	s.local.shared = false
	s.put(notice{kind: game.Owned, data: []byte(text)})
}

// Dir returns "": there is no folder.
func (s *Browser) Dir() string { return "" }

// Append adds a line to a file before it returns. A newline inside line becomes a space.
func (s *Browser) Append(name string, line []byte) {
	text := strings.ReplaceAll(string(line), "\n", " ")
	switch name {
	case game.GameFile:
		s.running.add(text + "\n")
	case game.SolvesFile:
		if text != "" {
			s.solves.add(text)
		}
	default:
		old, _ := s.local.get(keyFile + name)
		s.writeFile(name, old+text+"\n")
	}
}

// Replace makes a file hold just data.
func (s *Browser) Replace(name string, data []byte) {
	switch name {
	case game.GameFile:
		s.running.replace(string(data))
	default:
		s.writeFile(name, string(data))
	}
}

// Confirm answers with the receipt when the finished games are in the database.
func (s *Browser) Confirm(_, receipt string) { s.solves.confirm(receipt) }

// writeFile writes a file as a whole, or keeps data in memory until there is space.
func (s *Browser) writeFile(name, data string) {
	err := s.local.set(keyFile+name, data)
	if err != nil {
		s.unkept[name] = data
	} else {
		delete(s.unkept, name)
	}
	s.note(name, s.local.reason(name, err))
}

// Flush tries again to write what could not be written, and reports whether that is written now. Everything else has been
// written already.
func (s *Browser) Flush() bool {
	s.running.flush()
	for name, data := range s.unkept {
		s.writeFile(name, data)
	}
	return s.written()
}

// Close leaves the running game to other pages: this page is going away, perhaps to come back.
func (s *Browser) Close() {
	s.local.shared = true
	s.free()
}

// Files reads the files as they are now.
func (s *Browser) Files() game.Files {
	files := game.Files{Data: map[string][]byte{}, Shared: s.local.shared}
	long := s.openPages()
	for name := range loaded(files.Data) {
		if long && name == game.SolvesFile {
			files.Long, files.Sizes = s, map[string]int64{game.SolvesFile: s.pages.size(), game.IndexFile: s.pages.indexSize()}
			continue
		}
		if text := s.read(name); text != "" {
			files.Data[name] = []byte(text)
		}
	}
	if s.solves.unread || s.pages.unread {
		files.Unread = []string{game.SolvesFile}
	}
	return files
}

// read returns a file's content, "" if there is none.
func (s *Browser) read(name string) string {
	switch name {
	case game.GameFile:
		if s.local.shared {
			return ""
		}
		return s.running.read()
	case game.SolvesFile:
		text, err := s.pages.read(0, int(s.pages.size())) // an error tells the player
		s.pages.unread = s.pages.unread || err != nil
		return string(text)
	}
	text, _ := s.local.get(keyFile + name)
	return text
}

// quotaExceeded reports whether an error says that the local storage is full.
func quotaExceeded(err error) bool {
	var e js.Error
	return errors.As(err, &e) && e.Value.Type() == js.TypeObject && strings.Contains(dom.String(e.Value.Get("name")), "Quota")
}

// written reports whether no file fails.
func (f *failures) written() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.failing) == 0
}
