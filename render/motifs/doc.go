// Package motifs draws pictures for the tiles of a board: contour lines, waves, woven bands, stars. Each is made by code
// from a seed, in the colours of a theme's ramp, which run across the whole picture, so that every tile of it has a place
// of its own. Pictures are drawn in short steps.
package motifs
