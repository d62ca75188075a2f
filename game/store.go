package game

import "strconv"

// Names of the files in a Store.
const (
	GameFile        = "game.log"      // the running game: its ID and its events, a line each
	SolvesFile      = "solves.jsonl"  // finished games, a line each
	IndexFile       = "solves.index"  // what lists show of each line of SolvesFile; it is made again when it is missing
	SettingsFile    = "settings.json" // the player's choices
	MarksFile       = "marks.log"     // the days and studies that are solved, a line each
	GoalsFile       = "goals.log"     // the goals that the player keeps, a line each
	PictureFile     = "picture.txt"   // the player's own picture for tiles
	BadPictureFile  = PictureFile + BadEnd
	BadGoalsFile    = GoalsFile + BadEnd
	BadMarksFile    = MarksFile + BadEnd
	BadGameFile     = GameFile + BadEnd
	NewerGameFile   = GameFile + ".newer"
	BadSolvesFile   = SolvesFile + BadEnd // the unreadable lines about which the player has been told
	BadSettingsFile = SettingsFile + BadEnd
	BadEnd          = ".bad"         // ends the name of the file that holds what cannot be used of another one
	CrashFile       = "crash.report" // what happened before the program crashed: a recording, see Recorded
)

// StoredFile describes one of the files in a Store.
type StoredFile struct {
	Name     string
	Log      bool // consists of lines that Store.Append adds; other files are written as a whole
	Replaced bool // Store.Replace writes it; a log only to shorten it
	Loaded   bool // read at the start and handed to the game in Boot.Files
	Backup   bool // part of a backup
	Aside    bool // content that could not be used, kept for the player; more of it gets further files, see Numbered
}

// Numbered returns the n-th name, from 1 on, of a file that may get further ones: name, name2, name3.
func Numbered(name string, n int) string {
	if n == 1 {
		return name
	}
	return name + strconv.Itoa(n)
}

// Stored returns all files that the game writes.
func Stored() []StoredFile {
	return []StoredFile{
		{Name: GameFile, Log: true, Replaced: true, Loaded: true, Backup: true},
		{Name: SolvesFile, Log: true, Loaded: true, Backup: true},
		{Name: SettingsFile, Replaced: true, Loaded: true, Backup: true},
		{Name: MarksFile, Log: true, Replaced: true, Loaded: true, Backup: true},
		{Name: GoalsFile, Log: true, Replaced: true, Loaded: true, Backup: true},
		{Name: PictureFile, Replaced: true, Loaded: true, Backup: true},
		{Name: BadSolvesFile, Replaced: true, Loaded: true},
		{Name: BadGameFile, Replaced: true, Loaded: true, Aside: true},
		{Name: NewerGameFile, Replaced: true, Loaded: true, Aside: true},
		{Name: BadMarksFile, Replaced: true, Loaded: true, Aside: true},
		{Name: BadGoalsFile, Replaced: true, Loaded: true, Aside: true},
		{Name: BadPictureFile, Replaced: true, Loaded: true, Aside: true},
		{Name: BadSettingsFile, Replaced: true, Loaded: true, Aside: true},
		{Name: CrashFile, Replaced: true, Loaded: true},
	}
}

// Store keeps the game's files. The host loads them all before the first tick and hands them to the game in Boot.Files;
// from then on the game only writes. No method blocks on a disk for long: failures come back later as a StoreFailed
// reply in an Input, receipts as Kept replies.
type Store interface {
	// Append adds one line (a newline is added) to the end of a file, in one write.
	Append(name string, line []byte)
	// Replace replaces the content of a file by data; even after a crash the file holds either the old content or data.
	Replace(name string, data []byte)
	// Confirm asks for a Kept reply with the receipt as soon as all lines that have been added to a file are on the disk:
	// synced, so that they outlive a power cut. There is none as long as the disk fails.
	Confirm(name, receipt string)
	// Flush tries to write everything to the disk now, and reports whether all is written.
	Flush() bool
}

// LineAppender is a Store that adds many lines to a file in one write and tells where they stand there.
type LineAppender interface {
	// AppendLines adds lines, which it may keep. A Placed reply with the receipt follows as soon as they are written.
	AppendLines(name string, lines [][]byte, receipt string)
}

// Range is a part of a file.
type Range struct {
	Name   string
	From   int64
	Length int
}

// Ranges reads and writes parts of files that are too long to be held in memory. No method blocks.
type Ranges interface {
	// Read reads a part of a file. The answer is a Ranged reply in a later Input. What is missing at the end of its Data
	// is beyond the end of the file.
	Read(r Range)
	// Write writes data to a place in a file, unless the file ends before it. It is for files that can be made again: a
	// failure has no answer.
	Write(name string, at int64, data []byte)
}

// LongFile is the size of a file of records from which on it is read in parts.
const LongFile = 256 << 10

// Files are the store's files as the host found them at the start.
type Files struct {
	Data   map[string][]byte // by name; a missing file has no entry, nor has one that cannot be read, of which the host tells
	Shared bool              // another instance holds the running game: this one must not save its own
	Long   Ranges            // reads the records in parts; nil: all of them are in Data
	Unread []string          // the files that are there and could not be read
	Sizes  map[string]int64  // the sizes of SolvesFile and IndexFile if Long is not nil
}
