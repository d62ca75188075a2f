// Package solve finds solutions of sliding-tile puzzles: optimal ones on small boards, good ones on boards of any
// size, for every goal that a board can have.
//
// # Use
//
// [Solve] is the plain case: a shortest solution, or an error when the context ends.
//
//	s, err := solve.Solve(ctx, start, goal)
//
// A [Solver] works in steps and starts no goroutine:
//
//	s, err := solve.New(start, goal, solve.Options{Mode: solve.Optimal, Tables: tables})
//	for !s.Step(20_000) {
//		// s.Best, s.Lower, s.Solution and s.Next tell what is known so far
//	}
//
// A first complete solution is there after a few steps. [Solver.Follow] tells the solver what a player does in the
// meantime. [All] finds every optimal solution in steps, [Solutions] in a loop. [SolveParallel] runs a search on several
// threads.
//
// Whoever solves more than one board makes [Tables] once and hands them to all: a solver without makes its own, which takes
// 60 ms on 4x4.
//
// # Method
//
// Start and goal are turned and mirrored so that the board is upright and the goal's blank is in one of a few canonical
// cells. Then every content (a tile or the blank) is named by its goal cell. So all goals with the same canonical cell,
// a class, share one search and one set of tables, whatever their numbers; moves are mapped back through the turn.
//
//   - First solution: lines are completed from the outside inwards, the last six cells optimally.
//
//   - Up to 16 cells: IDA* with additive pattern databases (5-5-5 tiles on 4x4). Each board is looked up in two views:
//     as it is, and in the mirror or, if the goal has no mirror image, in a second set of databases. Once searches have
//     lasted for as long as larger databases (6-6-3) take to compute, these replace the smaller ones; after half a minute,
//     if the goal's blank is in a corner, two databases of 7 tiles do, in which cells that matter little are merged so that an
//     entry stands for several placements (Felner, Korf, Meshulam and Holte 2007). A transposition
//     table avoids searching a board again that was reached by another path. In long searches a sprint, a beam search with
//     the same databases, looks for a shorter solution now and then; it usually finds an optimal one before that is
//     proven. Until the databases are computed, windows of the first solution are shortened.
//
//   - Larger boards: beam searches with MD and linear conflicts that complete lines in the same order as the first
//     solution; some of them first bring all tiles nearer to their homes at once: there a tile's distance counts with a power above 1,
//     so that none is left far behind. On more than 36 cells linear conflicts count three and a half times in beams without databases,
//     and most beams have a slope: the distances of tiles whose homes are far from the goal's blank weigh more, so that the board
//     is completed from its far side on, with a plan for the last part, an eighth to a third, or up to 14 cells a side also without one.
//     Beams without a plan take few nodes, and their solutions differ much in length, so there are many of them, with different slopes.
//     In beams with a slope, and in all descents on more than 64 cells, the blank is kept from staying where tiles cannot come nearer.
//     Beams with a plan then bring tiles nearer while they complete a line, too, the more the farther these are from home.
//     Up to 36 cells, wider beam searches with the sum of four sets of databases of 4 tiles (of 3 tiles on more than 25 cells) follow, from
//     the start and from later boards of the best solution; from 50 to 64 cells they begin with wider ones, between these sizes they
//     come once windows have become wide. After that, beam searches shorten windows of the best solution again and again, in rounds; when two rounds have gained nothing,
//     windows become longer and beams wider, up to a limit of memory. On more than 64 cells beams become wider faster than windows
//     longer, windows are searched from both ends in turn, and a way of the same length takes the place of the old one, as other gains
//     may be in reach from there. The searches of a round do not depend on each other and may
//     run side by side; of a beam search with databases, several threads share each level. In the Optimal mode IDA* with MD and
//     linear conflicts takes turns with all this, 4096 nodes each; its limit is the lower bound.
//
//   - On request ([Tables.Widen]): databases of 7 and 8 tiles on boards of 13 to 16 cells, and of 6 tiles for [SolveDeep] on
//     boards of 17 to 25. The index is the rank of the set of occupied cells and the number of the order of the tiles in it,
//     so that no entry is wasted; an entry is capped at 4, and three take seven bits. On boards of three columns or less an
//     entry is capped at 15 and takes four bits. Several threads compute them; they can be kept in files. They are no part of
//     programs for browsers.
//
//   - Fewest runs of tiles on 4x4 ([SolveRuns]): IDA* over moves along rows and columns in turn, with a database on request
//     ([Tables.WidenRuns]) that tells apart four kinds of tiles and the blank, for each axis of the next move. It is looked up
//     as the board is and in the mirror. The search ends 10 moves before the goal, at boards that are kept as they are. The
//     kinds are Tomas Rokicki's, as told in Ben Whitmore's slidy.
//
// # Memory
//
// A database holds 2 bits for each of the n^k placements of k tiles on a board of n cells. Databases are computed while
// the solver steps; nothing is loaded or embedded.
//
//	small databases, 4x4         0.8 MB for a corner or centre goal; 1.6 MB for an edge goal, which has no mirror image
//	                             and needs a second set
//	  5x3                        0.4 MB
//	  4x3, 6x2                   0.8 MB
//	large databases, 4x4         8.4 MB; 9.2 MB for an edge goal
//	  5x3                        5.7 MB
//	merged databases, 4x4        10.4 MB for a corner goal; 36 MB more while computing them
//	while computing them         0.5 MB more for small ones, 3.6 MB for large ones
//	databases for 5x5 beams      1.2 MB for a corner goal, at most 2.4 MB for others
//	  large ones                 20 MB for a corner goal, at most 40 MB for others
//	databases for 26 to 64 cells at most 0.6 MB on 6x6 and 6 MB on 8x8
//	  large ones, to 49 cells    at most 14 MB on 6x6 and 70 MB on 7x7
//	on request, 4x4              168 MB; 336 MB for an edge goal; computing them takes 0.3 GB more
//	  5x5                        148 MB
//	  5x3, 7x2                   65 MB, 19 MB
//	  4x4, for fewest runs       151 MB; 303 MB for an edge goal
//	transposition table          0.5 MB for each thread
//	  of SolveDeep               25 MB for each thread
//	a sprint                     about 2 MB
//
// [Tables.Limit] turns large databases off and makes the tables forget classes. A beam search takes 4 bytes for each
// board it has ever kept (a sprint 2). For each board of its width it takes about 3*(100+2n) bytes on a board of n cells, and 48
// to 96 bytes more to remember recent boards; with databases 600 bytes in all. The first beams with databases, of up to 14,000
// boards, take 14 MB on 5x5, 20 MB on 6x6 and 38 MB on 8x8 even if Options.Memory is less.
//
// # Measured
//
// Optimal solutions on one core of an AMD EPYC (linux/amd64, Go 1.26), with the databases computed already. The figures
// are means. Those of the 1000 random boards, listed by the cell of the goal's blank, are the mean, the 99th percentile
// and the worst. The nodes of Korf's boards are those of this version; the times are those of one with more sprints, which took
// some 12 % longer where both were measured in turn.
//
//	                        small databases             large databases
//	Korf's 100 boards       10.3 ms, 539,865 nodes      7.4 ms, 363,067 nodes
//	  the worst             234 ms                      85 ms
//	  WebAssembly in node   23.9 ms, worst 509 ms       16.6 ms, worst 191 ms
//	1000 random, corner     9.1 ms, 98 ms, 319 ms       6.3 ms, 76 ms, 149 ms
//	  edge                  10.6 ms, 133 ms, 429 ms     7.0 ms, 71 ms, 317 ms
//	  centre                7.4 ms, 113 ms, 370 ms      4.4 ms, 52 ms, 219 ms
//	to compute, corner      60 ms                       485 ms
//
// With merged databases, which take 4.9 s to compute, Korf's 100 boards took 4.6 ms and 206,037 nodes on average, the worst 67 ms, and
// 1000 random boards for a corner goal 3.6 ms and 149,413 nodes, 41 ms and 91 ms, where large ones took 7.9 and 6.6 ms in the same run.
// On an Intel Xeon Korf's 100 boards took 5.0 to 5.3 ms with them, in WebAssembly in node 10.6 ms, the worst 130 ms.
//
// With databases of 7 and 8 tiles, which take 24 s of processor time to compute, Korf's 100 boards take 23,483 nodes on average
// and the 17 boards of 80 moves 10,766,529: 2.4 ms, the worst 29 ms, and 0.8 to 1.1 s, the worst 1.5 to 2.1 s, of one thread's processor
// time, the longer ones beside other work (BenchmarkWide). Beside some thirty other processes [SolveDeep] proved Korf and Felner's
// 5x5 board of 81 moves in 66 s of processor time and 383 million nodes and that of 82 moves in 6.2 s, after 19 s for the
// databases; a 7x2 board of 105 moves took 405,373 nodes and 0.1 s after 1.6 s, a 5x3 board of 72 moves 32,150 nodes after 4.3 s.
// 1000 random 4x4 boards took wildfifteen solve 1.0 s on two processors of the Intel Xeon, after 0.25 s to start and to read the databases.
//
// Fewest runs of tiles on 4x4, processor time on such a machine: 100 random boards took 157 ms and 1,881,167 positions on average,
// the hardest of them 1.3 s, after 8.8 s for the databases (BenchmarkRuns). Two threads proved the 43 moves of all 16 boards that take
// so many, mirror images being alike: the mirror image of the goal in 277 s and 4,965,981,171 positions, the others in 71 to 188 s and
// 2.3 to 3.3 billion positions, beside other work (TestHardestRuns).
//
// With the large databases that a search makes by itself, two threads prove the optimum of the 17 boards of 80 moves in 6.9 s and 700,962,581 nodes on average, the worst in
// 14.3 s.
//
// Good solutions: the time to the first one is 0.1 ms on 5x5, 0.3 ms on 10x10, 1.5 ms on 16x16 and 20 ms on 32x32. The chart
// in docs/quality.svg shows the lengths over the time. The lengths over the nodes searched, divided by 0.81 n^3, with the large
// databases there on 6x6 and 8x8 (BenchmarkQuick: 8 random boards of 6x6 and of 8x8, 6 of 10x10, 3 of 12x12, 2 of 16x16, 1 of 32x32):
//
//	          2 million   10 million   40 million   100 million
//	6x6       1.15        1.10         1.07         1.06
//	8x8       1.32        1.26
//	10x10     1.48        1.37
//	12x12     1.64        1.49
//	16x16     1.59        1.48
//	32x32     2.62        2.62
//
// Two threads, the lengths over their processor time in all, divided by 0.81 n^3 (BenchmarkAnytime: 8 boards, but 3 of
// 8x8, 16x16 and 32x32 after 20 and 120 seconds):
//
//	          0.3 s    2 s     20 s    120 s
//	6x6       1.13    1.08    1.06     1.04
//	8x8       1.27    1.20    1.14     1.14
//	10x10     1.42    1.29    1.21     1.20
//	16x16     1.58    1.43    1.33     1.32
//	32x32     2.55    1.73    1.40     1.34
//
// With the goal's blank anywhere, on one thread: 10x10, four boards, 1.22 after 150 million nodes and 1.19 after 400 million; 8x8, four
// boards, 1.16 after 20 million and 1.09 after 80 million; 16x16, two boards, 1.38 after 90 million and 1.35 after 180 million.
//
// On Korf's 50 5x5 boards the solutions are 1.066 times as long as the proven optima after a million nodes, 1.055 times after
// 2 million and 1.023 times after 10 million, with the large databases there; two threads reach 1.037 after 0.3 seconds of processor time
// in all and 1.019 after 2 seconds, on the first 20 of them 1.009 after 20 seconds. On 4x4, before there are databases, they are 1.08 times as long as the optima
// after 200,000 nodes.
package solve
