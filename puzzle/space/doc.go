// Package space computes whole state spaces of sliding-tile boards: how many boards need 0, 1, 2, ... moves, which
// boards are the hardest, and how many moves a given board needs. [Known] lists what is known of the sizes computed so
// far.
//
// The counts depend only on the size, the metric and the cell of the goal's blank. Boards are given and returned as
// boards of the caller's goal.
//
// # Method
//
// States are bits. For each cell of the blank there is a bitmap, indexed by the rank of the list of the tiles in reading
// order without the blank. A move along a row keeps the list, so it takes over a bitmap as it is. A move along a column
// rotates a window of w entries of the list (the board is turned so that w is its shorter side). That permutes runs of
// words of equal length; inside the words masks and shifts do it. In a breadth-first search, the next level is the union
// of such images of the present level without the level before. (In the multi-tile metric it is also without the present
// level, because there neighbouring states need not differ in colour.) It is computed block by block, without a queue
// and without a set of visited states.
//
// [Count] runs on all cores, [Search] in steps on one thread. [CountFiles] keeps the bitmaps in files, for spaces that do not fit in
// memory: it goes through them in spans, and can be stopped or killed at any moment.
package space
