package game

// Names of the files in a Store.
const (
	GameFile        = "game.log"      // the running game: its ID and its events, a line each
	SolvesFile      = "solves.jsonl"  // finished games, a line each
	SettingsFile    = "settings.json" // the player's choices
	BadGameFile     = GameFile + ".bad"
	NewerGameFile   = GameFile + ".newer"
	BadSolvesFile   = SolvesFile + ".bad" // the unreadable lines of SolvesFile about which the player has been told
	BadSettingsFile = SettingsFile + ".bad"
)

// StoredFile describes one of the files in a Store.
type StoredFile struct {
	Name     string
	Log      bool // consists of lines that Store.Append adds; other files are written as a whole
	Replaced bool // Store.Replace writes it; a log only to shorten it
	Loaded   bool // read at the start and handed to the game in Boot.Files
	Backup   bool // part of a backup
}

// Stored returns all files that the game writes. The files with unreadable or newer content are kept for the player: the
// game writes them, but never reads them again, except for BadSolvesFile.
func Stored() []StoredFile {
	return []StoredFile{
		{Name: GameFile, Log: true, Replaced: true, Loaded: true, Backup: true},
		{Name: SolvesFile, Log: true, Loaded: true, Backup: true},
		{Name: SettingsFile, Replaced: true, Loaded: true, Backup: true},
		{Name: BadSolvesFile, Replaced: true, Loaded: true},
		{Name: BadGameFile, Replaced: true},
		{Name: NewerGameFile, Replaced: true},
		{Name: BadSettingsFile, Replaced: true},
	}
}

// Store keeps the game's files. The host loads them all before the first tick and hands them to the game in Boot.Files;
// from then on the game only writes. No method blocks on a disk for long: failures come back later as a StoreFailed
// reply in an Input.
type Store interface {
	// Append adds one line (a newline is added) to the end of a file, in one write.
	Append(name string, line []byte)
	// Replace replaces the content of a file by data; even after a crash the file holds either the old content or data.
	Replace(name string, data []byte)
	// Flush tries to write everything to the disk now.
	Flush()
}

// Files are the store's files as the host found them at the start.
type Files struct {
	Data     map[string][]byte // by name; a missing file has no entry
	Shared   bool              // another instance holds the running game: this one must not save its own
	Problems []string          // what could not be read, in English, for the log
}
