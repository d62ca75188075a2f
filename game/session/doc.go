// Package session represents a game as its deal and its events. It also holds what is stored of games: the log of the
// running game, the records of finished games, their statistics, and the player's settings. It has no clock and opens no
// files: callers pass times in, and receive lines in a sink, to append to a file.
//
// # A game
//
// A [Session] is one game. Every change is an [Event] that goes through [Session.Apply], whether the player makes it now
// or a file contains it: the board, the undo history and all counts are always replayed from the events, never stored
// beside them. The moves from the scramble to the board are the game's line. Undo removes a move from the line (and from
// the counts), redo puts it back, and a new move discards what could be redone. The clock starts with the first move and
// stops with the last; only a pause holds it. A solved game never changes again. A blind game ends by a check alone, solved
// or not; its clock may start before the first move.
//
// A [Log] is the running game with those it replaced, so that undo right after a new deal brings the last unsolved
// game back.
// [Load] reads a log from its file, even from a damaged one.
//
// # The text of the log
//
//	log      = { ( head | event | step ) sum newline } ;
//	sum      = " ~" (* CRC-32 (IEEE) of the line before it, eight hexadecimal digits *) ;
//	head     = "game " version " " date " " id { " " option } ;
//	version  = number ;                        (* 2, or 3 of a game with a mode; logs of version 1 have no sums *)
//	date     = (* when it was dealt, RFC 3339 *) ;
//	id       = (* exact game ID, see package puzzle *) ;
//	option   = "as=" config                    (* the configuration as asked for, if the ID's differs: the deal drew *)
//	                                           (* a goal or a missing number *)
//	         | "seed=" text                    (* the seed, escaped as in links *)
//	         | "first"                         (* the first deal of a new player, which is not recorded *)
//	         | "depth=" number                 (* the deal was asked to need so many moves *)
//	         | "own"                           (* the player chose the board, or knew it *)
//	         | "study"                         (* the board is a study *)
//	         | "mode=" ( "fewest" | "blind" )  (* how it is played: see Mode *)
//	         | "practice=" word                (* a practice game, and what is practised *)
//	         | "run=" text                     (* a leg of a run: the text of the run with its seed, escaped as in links, *)
//	         | "leg=" number                   (* and the number of the leg, from 1 *)
//	         | "kept"                          (* a finished game that has left the log and may have no record yet *)
//	         | "rival=" steps                  (* a race: the steps of a replay of the same deal, see package puzzle *)
//	         | (* anything else without a space: ignored *) ;
//	event    = "+" clock " " what ;
//	clock    = number ;                        (* ms since the first move, without pauses; at most 10 digits *)
//	what     = move " " input                  (* by the player *)
//	         | "auto " move                    (* by the program, for the player *)
//	         | "undo" | "redo" | "hint" | "peek" | "pause" | "resume" | "mark"
//	         | "study" | "check"               (* of a blind game: the clock before the first move, also of a leg after *)
//	                                           (* the first; the end *)
//	         | "try" | "return" ;              (* of a game of the fewest moves: a branch begins; back to there *)
//	move     = ( "U" | "D" | "L" | "R" ) [ number ] ;
//	input    = "k" | "m" | "t" | "g" | "h" ;   (* keyboard, mouse, touch, gamepad, hover *)
//	step     = ( "back" | "forward" ) ;         (* to the game before, to the game after *)
//	newline  = "\n" ;
//
// Events belong to the running game: the one whose head came last, or the one that a later step went to. A mark only
// records the clock; one is written each second. Any event but a pause implies that the clock runs, so that a missing
// "resume" does no harm. The end of the file pauses the running game.
//
// A line whose sum is wrong is reported and kept aside. If one bit of it has changed, it is used with that bit mended;
// otherwise the events that follow it are kept aside, too. Programs that know version 1 only keep a newer log aside as a
// whole, and so do programs that know version 2 only with a log that has a game with a mode or a leg of a run. In records and settings the sum is the last field, which older programs ignore.
//
// The same events, without marks and joined by ";", are the field "events" of a record: see [Solve].
//
// A finished game that leaves the log stays in its file until its record is on the disk: see [Log.Recorded]. Undo and redo do
// not know it; programs that do not know the word "kept" take it for an earlier game, and record it, too.
//
// # Runs
//
// The boards of a run are games of the log, one after the other, its legs. The next leg is dealt as the one before is solved,
// and its clock starts at once ("study"): one clock runs from the first move of the run to its last, but for pauses.
// A leg's time is that from the end of the leg before. What is done of a run is replayed
// from its legs alone, so whatever ends the program, the run goes on in the leg that was played; if a leg was solved and the
// next not dealt yet, that is dealt at the next start, and if the last was solved, the run is recorded. A leg after the first
// that has no move cannot be undone. Starting another game leaves a run as it leaves a game: undo brings it back. Legs have no
// records of their own.
//
// # The file of goals
//
//	goals    = { ( kept | removed ) sum newline } ;
//	kept     = "goal " config " " name ;       (* keeps a goal, or gives it another name; the name is escaped as in links *)
//	removed  = "removed " config ;
//
// Later lines hold. A damaged line is mended where one bit has changed, and kept aside.
//
// # The file of records
//
// Each line is a JSON object whose last field is its sum; see [ReadLine].
//
//	{"v":1,"id":...}                          a finished game, a [Solve]
//	{"v":2,"id":...,"mode":...}               a finished game with a mode, a [Solve], too
//	{"v":2,"run":...}                         a finished run with all its legs, a [RunSolve]
//	{"v":2,"removed":identity}                the game of another line counts nowhere: a [Note]
//	{"v":2,"restored":identity}               it counts again
//	{"v":2,"optimal":number,"of":identity}    the fewest moves from its scramble
//	{"v":2,"told":configuration,"hard":...,"ms":...,"stm":...,"date":...}
//	                                          the result of a game that another program has told: a [Told]
//
// An identity is a hash of deal and events, 16 hexadecimal digits, "-", and the second of the game's end. Of several notes
// on a game the last one holds. No line is ever changed or taken away. Programs that know lines of version 1 only keep the
// others as those of a newer version: they say nothing of them and hand them on in backups; so their version is 2. As lines
// of version 1, such programs would take them for damaged records.
package session
