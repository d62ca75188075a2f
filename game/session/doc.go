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
//	log      = { head | event | step } ;
//	head     = "game " version " " date " " id { " " option } newline ;
//	version  = number ;                        (* 1 *)
//	date     = (* when it was dealt, RFC 3339 *) ;
//	id       = (* exact game ID, see package puzzle *) ;
//	option   = "as=" config                    (* the configuration as asked for, if the ID's differs: the deal drew *)
//	                                           (* a goal or a missing number *)
//	         | "seed=" text                    (* the seed, escaped as in links *)
//	         | "first"                         (* the first deal of a new player, which is not recorded *)
//	         | "depth=" number                 (* the deal was asked to need so many moves *)
//	         | "own"                           (* the player chose the board *)
//	         | (* anything else without a space: ignored *) ;
//	event    = "+" clock " " what newline ;
//	clock    = number ;                        (* ms since the first move, without pauses; at most 10 digits *)
//	what     = move " " input                  (* by the player *)
//	         | "auto " move                    (* by the program, for the player *)
//	         | "undo" | "redo" | "hint" | "peek" | "pause" | "resume" | "mark" ;
//	move     = ( "U" | "D" | "L" | "R" ) [ number ] ;
//	input    = "k" | "m" | "t" | "g" | "h" ;   (* keyboard, mouse, touch, gamepad, hover *)
//	step     = ( "back" | "forward" ) newline ; (* to the game before, to the game after *)
//	newline  = "\n" ;
//
// Events belong to the running game: the one whose head came last, or the one that a later step went to. A mark only
// records the clock; one is written each second. Any event but a pause implies that the clock runs, so that a missing
// "resume" does no harm. The end of the file pauses the running game.
//
// The same events, without marks and joined by ";", are the field "events" of a record: see [Solve].
package session
