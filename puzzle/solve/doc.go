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
//   - Up to 16 cells: IDA* with additive pattern databases (6-6-3 tiles on 4x4),
//     each board looked up twice: as it is and in the mirror where the goal has
//     one, else in a second set of databases.
//   - Larger boards: beam searches that follow the same plan of lines with MD and
//     linear conflicts; up to 25 cells wider ones judged by the sum of four sets of
//     databases of 4 tiles, from the start and from later boards of the best
//     solution; then windows of the best solution shortened by beam
//     searches again and again; in the Optimal mode every other 4096 nodes go to
//     IDA* with MD and linear conflicts, whose limit is the lower bound.
//
// # Memory
//
// Databases hold 2 bits for each of n^k placements of k of a board's n cells: 8.4
// MB for a corner or centre goal on 4x4, 9.2 MB for an edge goal (which has no
// mirror image and a second set of 5-5-5 tiles instead), 5.7 MB on 5x3, 0.8 MB on
// 4x3, 0.8 MB on 6x2. They are computed while the solver steps, nothing is loaded or embedded; 4 MB more are in use
// until a database is whole. Beam searches on 5x5 are judged by databases of 1.2 MB
// for a corner goal and 2.4 MB at most for others. A beam search takes 4 bytes for
// each board ever kept (2 with databases), and for each of its width three times
// some 100 bytes and 2 bytes a cell, with 12 times 4 to 8 bytes more for the boards
// met lately.
//
// # Measured
//
// On one core of an AMD EPYC (linux/amd64, Go 1.26) while few other programs ran:
// Korf's 100 boards in 9.2 ms and 639,478 nodes each (68 million nodes a second);
// the databases of a 4x4 corner goal in 0.43 s. With other programs on the machine's
// two cores (load 3 to 4), 1000 random 4x4 boards: corner goals 577,645 nodes each
// (mean 8.5 ms, 99 of 100 within 108 ms, worst 0.31 s), edge goals 662,179 (9.5 ms,
// 105 ms, 0.37 s), centre goals 368,191 (5.7 ms, 75 ms, 0.36 s).
//
// All that follows was measured with more such load (4 to 8), so times are upper
// figures. A board of 80 moves is proven in 9.9 s and 1,266,646,295 nodes by two
// threads. WebAssembly under node: Korf's 100 boards in 23.9 ms each, the worst in
// 0.54 s.
//
// Good solutions, a first one after ms: 5x5 0.2, 8x8 and 10x10 0.6, 16x16 2.5, 32x32
// 113. Korf's 50 5x5 boards are at 1.091 times their proven optima after 0.15 s and
// at 1.048 times after 1 s, the databases (0.28 s) being there. Eight random boards
// over 0.81 n^3 after 0.15 s and 1 s: 6x6 1.24 and 1.18, 8x8 1.62 and 1.40, 10x10
// 1.73 and 1.58, 16x16 2.47 and 1.91, 32x32 3.12 and 2.79. The benchmarks print
// these figures.
package solve
