// Package solve finds solutions of sliding-tile puzzles: optimal ones on small
// boards, good ones on any, for every goal that a board can have.
//
// # Use
//
// A [Solver] works in steps and owns no goroutine:
//
//	s, err := solve.New(start, goal, solve.Options{Mode: solve.Optimal, Tables: tables})
//	for !s.Step(20_000) {
//		// s.Best, s.Lower, s.Solution and s.Next tell what is known by now
//	}
//
// A first complete solution is there after few steps; [Solver.Follow] tells the
// solver what a player does meanwhile. [All] finds every optimal solution,
// [SolveParallel] drives a search with several threads.
//
// # How
//
// Start and goal are turned and mirrored so that the board is upright and the
// goal's blank stands in one of few canonical cells; then every content is named
// by the cell where it must end. So all goals and missing numbers of a class
// share one search and one set of tables, and moves map back through the turn.
//
//   - First solution: lines are completed from the outside inwards, the last six
//     cells exactly.
//   - Up to 16 cells: IDA* with additive pattern databases (5-5-5 tiles on 4x4),
//     each board looked up twice: as it is and in the mirror where the goal has
//     one, else in a second set of databases. Once searches have gone on for as
//     long as larger databases (6-6-3) take to be made, these take their place. A
//     transposition table keeps it from searching a board again that it has reached
//     another way. Now and then a sprint, a beam search judged by the same
//     databases, looks for a shorter solution: most optima are found so before they
//     are proven. While there are no databases yet, windows of the first solution
//     are shortened.
//   - Larger boards: beam searches that follow the same plan of lines with MD and
//     linear conflicts; up to 25 cells wider ones judged by the sum of four sets of
//     databases of 4 tiles, from the start and from later boards of the best
//     solution; then windows of the best solution shortened by beam
//     searches again and again; in the Optimal mode every other 4096 nodes go to
//     IDA* with MD and linear conflicts, whose limit is the lower bound.
//
// # Memory
//
// Databases hold 2 bits for each of n^k placements of k of a board's n cells. Small
// ones take 0.8 MB for a corner or centre goal on 4x4, 1.6 MB for an edge goal
// (which has no mirror image and a second set instead), 0.4 MB on 5x3, 0.8 MB on
// 4x3 and 6x2; large ones 8.4 MB, 9.2 MB for an edge goal, 5.7 MB on 5x3. They are
// computed while the solver steps, nothing is loaded or embedded; 0.5 MB more are
// in use until a small one is whole, 3.6 MB for a large one. [Tables.Limit] does
// without large ones and forgets classes. A search on up to 16 cells has 0.5 MB of
// transpositions a thread, and some 2 MB while a sprint runs. Beam searches on 5x5
// are judged by databases of 1.2 MB for a corner goal and 2.4 MB at most for others.
// A beam search takes 4 bytes for each board ever kept (2 with databases), and for
// each of its width three times some 100 bytes and 2 bytes a cell, with 12 times 4
// to 8 bytes more for the boards met lately.
//
// # Measured
//
// On one core of an AMD EPYC (linux/amd64, Go 1.26), the databases being there:
//
//	                        small databases             large databases
//	Korf's 100 boards       10.3 ms, 527,103 nodes      7.9 ms, 333,477 nodes
//	  the worst             234 ms                      111 ms
//	  WebAssembly in node   23.9 ms, worst 509 ms       16.6 ms, worst 191 ms
//	1000 random, corner     9.1 ms, 98 ms, 319 ms       6.3 ms, 76 ms, 149 ms
//	  edge                  10.6 ms, 133 ms, 429 ms     7.0 ms, 71 ms, 317 ms
//	  centre                7.4 ms, 113 ms, 370 ms      4.4 ms, 52 ms, 219 ms
//	to make, corner         60 ms                       485 ms
//
// (means; of the random boards also what 99 of 100 are solved within, and the
// worst). The 17 boards of 80 moves are proven in 6.9 s and 700,962,581 nodes each
// by two threads, the worst in 14.3 s.
//
// Good solutions, a first one after ms: 5x5 0.1, 8x8 0.2, 10x10 0.3, 16x16 1.5,
// 32x32 20. On 4x4 that before there are databases is 1.08 times the optimum after
// 200,000 nodes. Korf's 50 5x5 boards are at 1.074 times their proven optima after
// 0.15 s and at 1.045 times after 1 s, the databases (0.20 s) being there. Eight
// random boards over 0.81 n^3 after 0.15 s and 1 s: 6x6 1.23 and 1.18, 8x8 1.62 and
// 1.39, 10x10 1.69 and 1.55, 16x16 2.47 and 1.90, 32x32 3.12 and 2.67. The
// benchmarks print these figures.
package solve
