// Package session keeps a game as its deal and its events, and what is kept of games: the running game's
// log, the records of finished games, their statistics, and the player's settings. It has no clock and
// touches no file: times are handed in, and lines are handed to a sink whose owner appends them to a file.
//
// # A game
//
// A [Session] is one game. Every change is an [Event] that goes through [Session.Apply], whether the player
// makes it now or a file tells of it: the board, the undo history and all counts are always replayed from
// the events, never stored beside them. The moves from the scramble to the board are the game's line. Undo
// takes a move off the line (and off the counts), redo puts it back, a new move forgets what could be
// redone. The clock starts with the first move and stops with the last; only a pause holds it. A solved
// game is final.
//
// A [Log] is the running game with those it replaced, so that undo right after a new deal brings the old
// game back. [Load] reads it again, whatever has become of its file.
//
// # The text of the log
//
//	log      = { head | event | step } ;
//	head     = "game " version " " date " " id { " " option } newline ;
//	version  = number ;                        (* 1 *)
//	date     = (* when it was dealt, RFC 3339 *) ;
//	id       = (* exact game ID, see package puzzle *) ;
//	option   = "as=" config                    (* the configuration as asked for, where the ID has more drawn *)
//	         | "seed=" text                    (* the seed, escaped as in links *)
//	         | "first"                         (* the marked first deal, which is not recorded *)
//	         | (* anything else without a space: ignored *) ;
//	event    = "+" clock " " what newline ;
//	clock    = number ;                        (* ms since the first move, pauses left out; at most 10 digits *)
//	what     = move " " input                  (* the player's *)
//	         | "auto " move                    (* the program's, made for the player *)
//	         | "undo" | "redo" | "hint" | "peek" | "pause" | "resume" | "mark" ;
//	move     = ( "U" | "D" | "L" | "R" ) [ number ] ;
//	input    = "k" | "m" | "t" | "g" | "h" ;   (* keyboard, mouse, touch, gamepad, hover *)
//	step     = ( "back" | "forward" ) newline ; (* to the game before, and on again to the one after *)
//	newline  = "\n" ;
//
// Events belong to the running game: the one whose head came last, unless a step went elsewhere. A mark
// says only that the clock had come so far; one is written each second. An event other than a pause shows that the
// clock runs again, should a "resume" be missing. A log that simply ends leaves its game paused.
//
// The same events, without marks and joined by ";", are the field "events" of a record: see [Solve].
package session
