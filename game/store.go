package game

// Files that the store holds. Each is a log of lines or a small whole file.
const (
	GameFile     = "game.log"      // the running game: its ID and its events, a line each
	SolvesFile   = "solves.jsonl"  // finished games, a line each
	SettingsFile = "settings.json" // the player's choices
)

// Store keeps the game's files. The host loads them all before the first tick and hands them to New; from
// then on the game only writes. No method blocks on a disk for long: failures come back later as a
// StoreFailed reply in an Input.
type Store interface {
	// Append adds one line (a newline is added) to the end of a file, in one write.
	Append(name string, line []byte)
	// Replace makes a file hold just data; whatever happens, the file holds either the old or the new.
	Replace(name string, data []byte)
	// Flush does its best to bring everything to the disk now.
	Flush()
}

// Files are the store's files as they were found at the start.
type Files struct {
	Data     map[string][]byte // by name; a missing file has no entry
	Shared   bool              // another instance holds the running game: this one must not save its own
	Problems []string          // what could not be read, in English, for the log
}
