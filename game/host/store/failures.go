package store

import (
	"sync"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// reason is why a file could not be written or read: a key of the language file and the values of its placeholders. The
// zero reason means success.
type reason struct {
	key  string
	name string // for {name}: a file or a folder
	why  string // for {why}: the system's own words
}

// text returns the reason in words for players, or "" for the zero reason.
func (r reason) text(l *assets.Lang) string {
	if r == (reason{}) {
		return ""
	}
	return l.T(r.key, "name", r.name, "why", r.why)
}

// notice is what a store tells the game. The kind is StoreFailed, Told, Owned, Kept or Placed; StoreFailed with the zero reason
// says that all files are written again.
type notice struct {
	kind game.ReplyKind
	why  reason
	text string     // for Kept and Placed: the receipt
	at   game.Range // for Placed
	data []byte     // for Owned: the running game
}

func (n notice) reply(l *assets.Lang) game.Reply {
	return game.Reply{Kind: n.kind, Text: n.why.text(l) + n.text, Data: n.data, Range: n.at}
}

// failures follows which files cannot be written and collects notices. Its methods may be called from any goroutine.
type failures struct {
	mu      sync.Mutex
	failing map[string]reason // by file
	notices []notice
}

// note records the result of writing a file; the zero reason is success. It adds a notice when a file fails for a
// reason other than the last time, and when the last failing file has been written. It reports whether it added one.
func (f *failures) note(name string, why reason) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.failing[name] == why {
		return false
	}
	if why == (reason{}) {
		delete(f.failing, name)
		if len(f.failing) > 0 {
			return false
		}
	} else {
		if f.failing == nil {
			f.failing = map[string]reason{}
		}
		f.failing[name] = why
	}
	f.notices = append(f.notices, notice{kind: game.StoreFailed, why: why})
	return true
}

// tell adds a notice.
func (f *failures) tell(kind game.ReplyKind, why reason) { f.put(notice{kind: kind, why: why}) }

// put adds a notice.
func (f *failures) put(n notice) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.notices = append(f.notices, n)
}

// confirm adds a notice for each receipt.
func (f *failures) confirm(receipts []string) {
	for _, receipt := range receipts {
		f.put(notice{kind: game.Kept, text: receipt})
	}
}

// take returns the notices since the last call.
func (f *failures) take() []notice {
	f.mu.Lock()
	defer f.mu.Unlock()
	n := f.notices
	f.notices = nil
	return n
}

// Replies appends the notices since the last call, in words for players.
func (f *failures) Replies(dst []game.Reply, l *assets.Lang) []game.Reply {
	for _, n := range f.take() {
		dst = append(dst, n.reply(l))
	}
	return dst
}
