package host

import (
	"wildfifteen/assets"
	"wildfifteen/game"
)

// reason is why something could not be done, as a text of the language file and what stands in its places. The zero
// reason is none: nothing fails any more.
type reason struct {
	key  string
	name string // for {name}: a file or a folder
	why  string // for {why}: the system's own words
}

// tooLarge is why a file is not taken in.
func tooLarge(name string) reason { return reason{key: "host.too_large", name: name} }

// Error is for logs.
func (r reason) Error() string { return r.key + " " + r.name + " " + r.why }

// in returns the reason in words for players, "" for none.
func (r reason) in(l *assets.Lang) string {
	if r == (reason{}) {
		return ""
	}
	return l.T(r.key, "name", r.name, "why", r.why, "most", mostOpened>>20)
}

// notRead is the text of a reason why the records could not be read.
const notRead = "host.not_read"

// noAnswer is that of records which the system was asked for in vain.
const noAnswer = "host.no_answer"

// owned is no failure: the running game may be saved from now on.
const owned = "owned"

// reply tells the program of a reason: that something was not read, once; that something is not kept, until it is.
func (r reason) reply(l *assets.Lang) game.Reply {
	switch r.key {
	case owned:
		return game.Reply{Kind: game.Owned}
	case notRead, noAnswer:
		return game.Reply{Kind: game.Told, Text: r.in(l)}
	}
	return game.Reply{Kind: game.StoreFailed, Text: r.in(l)}
}
