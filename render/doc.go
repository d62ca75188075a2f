// Package render says what the screen shows, as plain data: a display list ([List]) of rounded boxes, polylines
// and glyphs, in device pixels. Nothing here draws: render/gpu shows a list through the game engine, render/soft
// paints it into an image, render/svg writes it as a drawing. All three follow the formulas of shape.go.
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
// Two lists that are Equal show the same picture, so nothing need be drawn where a list equals the last one.
// Filling a list that has held as much before allocates nothing.
//
// [Fonts] owns the faces: it measures text and rasterises glyphs, so every renderer shows the same letters in the
// same places. [Theme] holds the colours of the program, [TileColors] those of the tiles. Sizes that people see
// are in dip, device-independent pixels; scale is how many device pixels one has.
package render
