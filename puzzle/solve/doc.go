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
//     transposition table keeps it from
//     searching a board again that it has reached another way. Now and then a
//     sprint, a beam search judged by the same databases, looks for a shorter
//     solution: most optima are found so before they are proven. While there are
//     no databases yet, windows of the first solution are shortened.
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
// On one core of an AMD EPYC (linux/amd64, Go 1.26), its databases being there:
// Korf's 100 boards in 7.1 ms and 333,477 nodes each, the worst in 93 ms. 1000
// random 4x4 boards: corner goals 284,928 nodes each (mean 6.2 ms, 99 of 100 within
// 71 ms, worst 144 ms), edge goals 330,757 (6.9 ms, 67 ms, 296 ms), centre goals
// 193,556 (4.3 ms, 52 ms, 204 ms). The databases of a 4x4 goal take 0.42 to 0.49 s.
// WebAssembly under node: Korf's 100 boards in 15.3 ms each, the worst in 168 ms.
//
// The 17 boards of 80 moves are proven in 7.1 s and 700,136,381 nodes each, the
// worst in 19.9 s, by two threads while other programs ran.
//
// Good solutions, a first one after ms: 5x5 0.2, 8x8 0.4, 10x10 0.5, 16x16 2.6,
// 32x32 22. On 4x4 that before there are databases is 1.08 times the optimum after
// 200,000 nodes. Korf's 50 5x5 boards are at 1.074 times their proven optima after
// 0.15 s and at 1.045 times after 1 s, the databases (0.22 s) being there. Eight
// random boards over 0.81 n^3 after 0.15 s and 1 s: 6x6 1.24 and 1.18, 8x8 1.62 and
// 1.40, 10x10 1.70 and 1.56, 16x16 2.47 and 1.90, 32x32 3.12 and 2.67. The
// benchmarks print these figures.
package solve
