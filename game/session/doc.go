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
// stops with the last; only a pause holds it. A solved game never changes again.
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
//	version  = number ;                        (* 2; logs of version 1 have no sums *)
//	date     = (* when it was dealt, RFC 3339 *) ;
//	id       = (* exact game ID, see package puzzle *) ;
//	option   = "as=" config                    (* the configuration as asked for, if the ID's differs: the deal drew *)
//	                                           (* a goal or a missing number *)
//	         | "seed=" text                    (* the seed, escaped as in links *)
//	         | "first"                         (* the first deal of a new player, which is not recorded *)
//	         | "depth=" number                 (* the deal was asked to need so many moves *)
//	         | "own"                           (* the player chose the board *)
//	         | (* anything else without a space: ignored *) ;
//	event    = "+" clock " " what ;
//	clock    = number ;                        (* ms since the first move, without pauses; at most 10 digits *)
//	what     = move " " input                  (* by the player *)
//	         | "auto " move                    (* by the program, for the player *)
//	         | "undo" | "redo" | "hint" | "peek" | "pause" | "resume" | "mark" ;
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
// whole. In records and settings the sum is the last field, which older programs ignore.
//
// The same events, without marks and joined by ";", are the field "events" of a record: see [Solve].
//
// # The file of records
//
// Each line is a JSON object whose last field is its sum; see [ReadLine].
//
//	{"v":1,"id":...}                          a finished game, a [Solve]
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
