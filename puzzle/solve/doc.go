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
//     linear conflicts, then windows of the best solution shortened by beam
//     searches again and again; in the Optimal mode every other 4096 nodes go to
//     IDA* with MD and linear conflicts, whose limit is the lower bound.
//
// # Memory
//
// Databases hold 2 bits for each of n^k placements of k of a board's n cells: 8.4
// MB for a corner or centre goal on 4x4, 9.2 MB for an edge goal (which has no
// mirror image and a second set of 5-5-5 tiles instead), 5.7 MB on 5x3, 0.8 MB on 4x3, 0.8 MB on 6x2. They are computed
// while the solver steps, nothing is loaded or embedded; 4 MB more are in use
// until a database is whole. A beam search takes up to 4 MB for the boards it has
// met, 4 bytes for each one ever kept, and for each of its width three times some
// 100 bytes and 2 bytes a cell.
//
// # Measured
//
// On one core of an AMD EPYC (linux/amd64, Go 1.26) while few other programs ran:
// Korf's 100 boards in 9.2 ms and 639,478 nodes each (68 million nodes a second);
// the databases of a 4x4 corner goal in 0.43 s. Nodes of 100 random boards: centre
// goals 320,408 each. With other programs running on the same
// two cores: 6x6 boards reach 1.21 times 0.81 n^3 in 1 s, 8x8 1.55 times, 10x10
// 1.66 times; the first solution takes 0.9 ms on 5x5, 0.7 ms on 10x10
// and 34 ms on 32x32. The first 8 of Korf's 5x5 boards are
// at 1.08 times the proven optimum after 10 million nodes, some 0.9 s where little
// else runs. The benchmarks print these figures.
package solve
