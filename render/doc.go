// Package render describes what the screen shows as plain data: a display list ([List]) of rounded boxes, polylines
// and glyphs, in device pixels. Three renderers show a list: render/gpu through the game engine, render/soft in an
// image, render/svg as an SVG document. All three follow the formulas of shape.go.
//
// A scene fills one List a frame:
//
//	list.Reset(width, height, theme.Paper)
//	list.Board(fonts, &view)                           // tray, tiles, rings
//	list.GoalThumb(fonts, &goal)                       // the goal as a small picture
//	list.Icon(render.Undo, rect, 2*scale, theme.Ink)   // strokes
//	list.TextIn(fonts, face, "Undo", rect, render.Middle, render.Middle, theme.Ink)
//	list.Chart(fonts, rect, &chart, theme, scale)      // bars, lines, axes
//
// Two lists that are Equal show the same picture, so a frame whose list equals the last one need not be drawn.
// Filling a list that has held as much before allocates nothing.
//
// [Fonts] owns the faces: it measures text and rasterises glyphs, so that every renderer shows the same letters in the
// same places. [Theme] holds the colours of the program, [TileColors] returns those of the tiles. Design sizes are in
// dip, device-independent pixels; scale is the number of device pixels a dip.
package render
