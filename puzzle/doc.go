// Package puzzle implements the rules of sliding-tile puzzles on rectangular boards from 2x2 to 32x32: boards,
// moves, goals, the test whether a board is solvable, deals, and a text form of each.
//
// # Boards and moves
//
// A [Board] is an immutable value: w*h cells, numbered 0..w*h-1 in reading order, each with a label. Label 0 is
// the blank. The other labels are the tiles: the numbers 1..w*h without one, the missing number. A [Move]
// slides a run of tiles in the row or column of the blank by one cell toward the blank. Its direction is that
// of the tiles. [Board.Play] checks a move, [Board.Step] does not, and [Board.RunTo] returns the move that a tap
// on a cell means. [Board.All], [Board.Moves] and [Board.Neighbours] are for loops over cells, possible moves and the boards
// one step away. Moves are counted by tiles ([STM]) or by runs of one direction ([MTM]).
//
// # Goals
//
// A game ends when its board is its [Goal]. A [Rule] says two things about the goal. The first is the
// arrangement of its numbers: in reading order (classic), along a line through all cells (snake, spiral, a given
// path, or a wild path, which each deal draws), or in any arrangement (board, or random, which each deal draws).
// The second is the missing number: the last, a given one, or one that each deal draws. A size and a rule make a
// [Config], the configuration that records are kept for. [NewGoal] returns the goal of a rule that leaves
// nothing to draw.
//
// # What can be solved
//
// Half of all boards cannot be brought to a goal. [Solvable] tells which. A move swaps the blank with a tile,
// which changes the parity of the permutation from the board to the goal. It also moves the blank by one cell,
// which changes the parity of the blank's taxicab distance from its cell in the goal. The two parities always
// change together and are equal at the goal, so they are equal on every solvable board. With at least two rows
// and two columns the converse holds too. On one row or column the tiles must stand in the order of the goal.
//
// [Explain] gives the same verdict by the classical rules, with all the numbers that a person would count:
// inversions (pairs of tiles in the wrong order) and the row of the blank. Read along the line of the goal,
// inversions alone decide, whatever number is missing: a tile that moves to a neighbouring cell jumps over an
// even number of the tiles of that reading, so the parity of the inversions never changes.
//
// # Deals
//
// [Deal] draws what a configuration leaves open, then a scramble: uniformly from all solvable boards except the goal
// ([Shuffle]), by a random walk of the blank ([Walk]), or from a set of [Positions]. A [Dealer] deals many games. A
// [Game] is one deal. By default, deals read the system's secure random source directly, so that every solvable board
// can occur: a 10x10 board needs 524 bits, more than the state of any usual generator. [DealSeeded] deals the same game
// for the same text on every platform and in every version; the 256 bits of its key cannot reach every large board.
// [RandomSteps] deals nothing: it makes a given number of random moves from a board, so the result is at most that many
// moves away.
//
// # Texts
//
// Every value has a text form, which a reader of this package reads back. The texts never change their meaning. The types
// implement encoding.TextMarshaler and encoding.TextUnmarshaler, so encoding/json and others write and read these texts: a
// [Board] is "1 2 3/4 5 6/7 8 0", a [Goal] "3x3.snake" (its size before its text), a [Game] its ID, a [Move] "R2". Only what can be read
// back is written; a board of one row, whose text does not tell its size, is an error.
//
//	id       = exact | seeded .                       (ParseGame)
//	exact    = config ":" label { "," label } .
//	seeded   = config "#" seed .
//	config   = size [ "." goal ] .                    (ParseConfig; no goal: classic)
//	size     = number ( "x" | "X" | "×" ) number .    (ParseSize; width, height; each 1..32)
//	goal     = named [ "-" missing ] | "board(" board ")" .          (ParseRule)
//	named    = "classic" | "snake" | "spiral" | "wild" | "random" | "path(" path ")" .
//	missing  = number | "random" .                    (1..w*h; left out for w*h)
//	path     = cell ":" { direction [ number ] } .    (ParsePath; directions of the pen)
//	cell     = column number .                        (row from 1)
//	column   = "a" .. "z" | "aa" .. "af" .
//	board    = row { "/" row } .                      (ParseBoard)
//	row      = label { ( " " | "," ) label } .
//	label    = number .                               (0 the blank)
//	moves    = { direction [ number ] } .             (ParseMoves; directions of the tiles; 1..31)
//	direction= "U" | "D" | "L" | "R" .
//	lab      = "lab:" board ">" goal .                (ParseLab)
//	replay   = exact "!" ( moves | "1" packed | "2" packed ) .       (ParseReplay)
//	packed   = { base64url } .                        (steps and times, see below)
//	run      = kind [ "#" seed ] .                    (ParseRun; the seed: 1..251 bytes)
//	kind     = ( "relay" | "everything" ) "(" size ".." size ")" [ "." named [ "-" missing ] ]
//	         | "marathon(" number ")." config .       (2..1000 boards)
//	seed     = 1..256 bytes of valid UTF-8 without control characters .
//	number   = "0" | "1".."9" { "0".."9" } .
//	escape   = "%" hex hex .                          (LinkUnescape)
//
// Writers use "x" in a size. They separate the cells of a board by spaces, but inside "board(...)" and a lab text by
// commas. Readers accept white space, a comma or both between cells, and white space around each row. They accept a
// flat list instead of rows if the size is known or the cells make a square; conversely, the cells of an exact ID may
// be written in rows. White space may stand between moves. "RR" is two moves, "R2" one move of two tiles, and "R1" is
// read as "R". An exact ID spells out everything that was drawn.
//
// # Runs
//
// A [Run] is a row of boards, its legs, to be solved one after the other. A relay goes from one size to another: squares
// ("relay(2x2..5x5).snake"), all widths ("relay(2x5..5x5).snake"), all heights ("relay(5x2..5x5).snake"), or both sides
// growing together ("relay(3x2..6x5)"). "everything(2x2..4x4)" has all sizes between two, row by row: 2x2, 3x2, 4x2, 2x3 and
// so on. Either may go from large to small, as those of the speed-solvers' simulator do: "relay(5x5..2x2)" is another run with
// records of its own. The goal is any that fits all the sizes, and a number that is missing must be on the smallest board.
// "marathon(42).4x4.classic" is 42 boards of any configuration.
//
// The leg number k, from 1, of a run with a seed is the seeded deal of its configuration whose seed is that of the run
// followed by "/" and k: the second board of "relay(2x2..5x5).snake#monday" is "3x3.snake#monday/2".
//
// # Packed replays
//
// The first packed form of a replay is a row of bits, the highest bit of each byte first, in base64url without padding:
//
//	packed = order { step time } end { 0 } .        to the end of the byte
//	order  = 5 bits                                 of the Golomb codes of the times
//	step   = [ auto ] move | 1111 kind .
//	move   = 0 side | 10 | 110 way run | 1110 .     one tile across the way of the move before, one the same way, a run, one
//	                                                tile back; before the first move the way is U
//	side   = 1 bit                                  0 U or L, 1 D or R
//	way    = 2 bits                                 U, D, L, R as 0, 1, 2, 3
//	run    = golomb(0)                              the tiles beyond two
//	kind   = 3 bits                                 1 undo, 2 redo, 3 hint, 4 peek, 5 pause
//	auto   = 1111 0                                 0 as a kind: the program makes the move that follows
//	end    = 1111 7                                 7 as a kind
//	time   = golomb(order)                          milliseconds since the step before
//
// golomb(k) is the exponential Golomb code of order k: with x = number + 2^k of n bits, n-1-k ones, a zero, and x without
// its highest bit. The writer takes the order that makes the text shortest.
//
// The second packed form is shorter. An arithmetic coder (coder) writes bits of unequal chances, each of which has a bin that
// learns its chance from the bits before, and a model (model) makes the bits and plays along: what the board does not allow
// has no bits. They are, in this order:
//
//	round = 6 plain bits                    clocks but the last are multiples of 2^round ms; at most 34
//	usual = 6 plain bits                    the usual length of a time between two steps, in bits; at most 34
//	count = plain                           the steps plus one, n bits: n-1 ones, a zero, and n-1 bits; at most four steps for
//	                                        each character of the text
//	step  = other [ kind ] move time        for each step
//	kind  = 3 bits                          as StepKind
//	move  = back straight side run          the bits that the board leaves open: is it back, is it straight on, does it turn
//	                                        the same way round as the last turn; more than one tile, more than two, ...
//	time  = level above beyond half plain   the length of the time in bits is usual, more than usual, further away by more
//	                                        than one, two, ...; then the bits after the highest, the first in a bin
//	last  = round plain bits                the lowest bits of the last clock
//
// The text of the coder has no zero bytes at its end. A reader writes again what it has read, and refuses any other text.
// [Replay.Link] cuts the clocks so that 100 moves on a board of 16 cells fit into 300 characters.
//
// # Errors
//
// A reader that refuses a text returns an [*Error]: a value that says what is wrong, where, and what was expected, for
// a program to put into words. What a reader accepts never fails later. No reader panics, and none allocates memory in
// proportion to a number in the text. The readers of configurations, IDs, lab texts and replays refuse more than 64 KiB before
// scanning it.
//
// The package has no state. All values are safe for concurrent use, except a [Dealer] and a random source.
package puzzle
