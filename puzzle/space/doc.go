// Package space computes whole state spaces of sliding-tile boards: how many
// boards need 0, 1, 2, ... moves, which are the hardest, how deep one is.
//
// The counts depend on the size, the metric and the cell of the goal's blank
// alone; boards are given and returned as boards of the goal asked for.
//
// # Method
//
// States are bits: for each cell of the blank a bitmap, indexed by the rank of
// the tile list, the tiles in reading order without the blank. A move along a
// row keeps the list, so that it carries over a bitmap as it is. A move along
// a column rotates a window of w list entries (the board is turned so that w
// is its shorter side), which permutes equal runs of words; inside the words
// masks and shifts do it. Breadth-first search is then a union of such images
// less the level before (and less this level in the multi-tile metric, where
// the graph is not two-coloured), block by block, without a queue and without
// a set of visited states.
//
// [Count] runs on all cores, [Search] in steps on one thread.
package space
