// Package puzzle holds the rules of sliding-tile puzzles on boards of any rectangle from 2x2 to 32x32: the
// boards, the goals, what can be solved and why, the deals, and the texts of all of them.
//
// # Boards and moves
//
// A [Board] is an immutable value: w*h cells, numbered 0..w*h-1 in reading order, each with a label. Label
// 0 is the blank, the others are the tiles: the numbers 1..w*h without one, the missing number. A [Move]
// slides a run of tiles in the blank's row or column one cell toward the blank. Its direction is the way
// the tiles go. [Board.Play] checks a move, [Board.Step] does not, [Board.RunTo] is the move of a tap.
// Moves are counted by tiles ([STM]) or by runs of one direction ([MTM]).
//
// # Goals
//
// A game ends when its board is its [Goal]. A [Rule] says which goal that is: numbers in reading order
// (classic), along a line through all cells (snake, spiral, a given path, or a wild one that each deal
// draws), or any arrangement (board, or random, drawn by each deal); and which number is missing: the last,
// a given one, or one that each deal draws. A size and a rule are a [Config], the configuration that
// records are kept for. [NewGoal] makes the goal of a rule that leaves nothing to draw.
//
// # What can be solved
//
// Half of all boards cannot be brought to a goal. [Solvable] tells which: a move swaps the blank with a
// tile, so it changes the parity of the permutation from the board to the goal, and it moves the blank by
// one cell, so it changes the parity of the blank's taxicab distance from its place. The two always change
// together, so they must be equal, as they are at the goal; with two rows and columns or more, that is
// enough. On one row or column the tiles must stand in the goal's order.
//
// [Explain] gives the same verdict by the classical rules, with all the numbers a person would count:
// inversions (pairs of tiles in the wrong order) and the blank's row. Along the goal's own line, whatever
// number is missing, one count is enough: a tile that moves to a cell beside it jumps over an even number
// of tiles of the line, so an even number of inversions stays even.
//
// # Deals
//
// [Deal] draws what a configuration leaves open, then a scramble: uniformly from all solvable boards but the
// goal ([Shuffle]), by a random walk of the blank ([Walk]), or from a set of [Positions]. A [Dealer] deals
// many. By default the system's secure source is read directly, so that every solvable board can occur: a
// 10x10 board needs 524 bits, more than any usual generator holds. [DealSeeded] deals the same game for
// the same text on every platform, for ever; its 256 bits cannot reach every large board.
// A [Game] is one deal.
//
// # Texts
//
// Every value has a text that a reader of this package reads back. The texts are stable.
//
//	id       = exact | seeded .                       (ParseGame)
//	exact    = config ":" label { "," label } .
//	seeded   = config "#" seed .
//	config   = size [ "." goal ] .                    (ParseConfig; no goal: classic)
//	size     = number ( "x" | "X" | "×" ) number .    (ParseSize; width, height; each 1..32)
//	goal     = named [ "-" missing ] | "board(" board ")" .          (ParseRule)
//	named    = "classic" | "snake" | "spiral" | "wild" | "random" | "path(" path ")" .
//	missing  = number | "random" .                    (1..w*h; left out for w*h)
//	path     = cell ":" { direction [ number ] } .    (ParsePath; the way the pen goes)
//	cell     = column number .                        (row from 1)
//	column   = "a" .. "z" | "aa" .. "af" .
//	board    = row { "/" row } .                      (ParseBoard)
//	row      = label { ( " " | "," ) label } .
//	label    = number .                               (0 the blank)
//	moves    = { direction [ number ] } .             (ParseMoves; the way the tiles go; 1..31)
//	direction= "U" | "D" | "L" | "R" .
//	lab      = "lab:" board ">" goal .                (ParseLab)
//	seed     = 1..256 bytes of valid UTF-8 without control characters .
//	number   = "0" | "1".."9" { "0".."9" } .
//	escape   = "%" hex hex .                          (LinkUnescape)
//
// Written, a size has an "x", and a board has spaces between its cells, inside "board(...)" and a lab text
// commas. Read, cells may be parted by white space, a comma or both, with white space around each row; and a
// flat list stands for rows where the size is known or the cells make a square (so the cells of an exact ID
// may come in rows too). White space may stand between moves. A game's exact ID has everything drawn written
// out. "RR" is two moves, "R2" one of two tiles, and "R1" is read as "R".
//
// A reader that refuses a text returns an [*Error]: a value that says what is wrong, where, and what was
// expected, for a program to word. What a reader accepts never fails later. No reader panics, or allocates
// by a number that it reads; those of IDs refuse texts of more than 64 KiB unread.
//
// The package has no state. Values may be shared freely; a [Dealer] and a random source may not.
package puzzle
