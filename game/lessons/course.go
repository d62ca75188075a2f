package lessons

import (
	"wildfifteen/game/links"
	"wildfifteen/puzzle/coach"
)

// lesson is one of the twelve lessons.
type lesson struct {
	title string // language keys
	about string
	lab   bool // at its end the laboratory is offered
	tasks []task
}

// task is a part of a lesson: a board and what is to be reached on it.
type task struct {
	say   string // language key of the sentence
	click string // of one that speaks of clicks, not of taps, if that is another
	start start  // nil: the board of the task before
	aim   aim
	plain bool // the coach says nothing, but shows the next move
	alone bool // the coach says and shows nothing
	lamps bool // the two parities show
}

// Count is the number of lessons.
const Count = links.Lessons

// course holds the lessons in their order. Each ends with a task to be done alone, on a fresh board.
var course = [Count]lesson{
	{title: "lessons.slide", about: "lessons.slide_about", tasks: []task{
		{say: "lessons.slide_tap", click: "lessons.slide_tap_mouse", start: fixed("3x3", "1 2 3/4 5 6/7 0 8"), aim: home, plain: true},
		{say: "lessons.slide_run", click: "lessons.slide_run_mouse", start: fixed("4x4", "1 2 3 4/0 5 6 7/9 10 11 8/13 14 15 12"), aim: bring(7, 6), plain: true},
		{say: "lessons.slide_order", start: fixed("3x3", "1 2 3/0 4 6/7 5 8"), aim: home, plain: true},
		{say: "lessons.slide_alone", start: walked("3x3", 8), aim: home, alone: true},
	}},
	{title: "lessons.bring", about: "lessons.bring_about", tasks: []task{
		{say: "lessons.bring_gap", start: placed("4x4", 1, 1, 10), aim: bring(1, 0)},
		{say: "lessons.bring_round", start: placed("4x4", 1, 12, 8), aim: bring(1, 0)},
		{say: "lessons.bring_far", start: placed("4x4", 7, 12, 0), aim: bring(7, 6)},
		{say: "lessons.bring_alone", start: placed("4x4", 4, 9, 1), aim: bring(4, 3), alone: true},
	}},
	{title: "lessons.row", about: "lessons.row_about", tasks: []task{
		{say: "lessons.row_first", start: fresh("4x4", 0), aim: row(2)},
		{say: "lessons.row_third", aim: row(3)},
		{say: "lessons.row_alone", start: fresh("4x4", 0), aim: row(3), alone: true},
	}},
	{title: "lessons.corner", about: "lessons.corner_about", tasks: []task{
		{say: "lessons.corner_turn", start: waiting("4x4", 0, coach.Turn), aim: sides(1)},
		{say: "lessons.corner_behind", start: waiting("4x4", 0, coach.Behind), aim: sides(1)},
		{say: "lessons.corner_whole", start: waiting("4x4", 0, coach.Corner), aim: sides(1)},
		{say: "lessons.corner_way", start: waiting("4x4", 0, coach.Knot), aim: sides(1)},
		{say: "lessons.corner_alone", start: waiting("4x4", 0, coach.Corner), aim: sides(1), alone: true},
	}},
	{title: "lessons.order", about: "lessons.order_about", tasks: []task{
		{say: "lessons.order_rows", start: fresh("4x4", 1), aim: sides(2)},
		{say: "lessons.order_wide", start: fresh("5x3", 0), aim: sides(1)},
		{say: "lessons.order_columns", aim: sides(3)},
		{say: "lessons.order_alone", start: fresh("4x4", 0), aim: sides(2), alone: true},
	}},
	{title: "lessons.two", about: "lessons.two_about", tasks: []task{
		{say: "lessons.two_column", start: fresh("4x4", 2), aim: sides(3)},
		{say: "lessons.two_next", aim: sides(4)},
		{say: "lessons.two_alone", start: fresh("4x4", 2), aim: sides(4), alone: true},
	}},
	{title: "lessons.four", about: "lessons.four_about", tasks: []task{
		{say: "lessons.four_turn", start: fresh("4x4", 4), aim: home},
		{say: "lessons.four_end", start: fresh("4x4", 3), aim: home},
		{say: "lessons.four_alone", start: fresh("4x4", 0), aim: home, alone: true},
	}},
	{title: "lessons.line", about: "lessons.line_about", tasks: []task{
		{say: "lessons.line_snake", start: fresh("4x4.snake", 0), aim: sides(2)},
		{say: "lessons.line_spiral", start: fresh("4x4.spiral", 0), aim: sides(2)},
		{say: "lessons.line_inward", aim: home},
		{say: "lessons.line_alone", start: fresh("4x4.spiral", 0), aim: home, alone: true},
	}},
	{title: "lessons.any", about: "lessons.any_about", tasks: []task{
		{say: "lessons.any_missing", start: fresh("3x3.classic-5", 0), aim: home},
		{say: "lessons.any_wild", start: fresh("4x4.wild", 0), aim: sides(1)},
		{say: "lessons.any_alone", start: fresh("3x3.wild-random", 0), aim: home, alone: true},
	}},
	{title: "lessons.fewer", about: "lessons.fewer_about", tasks: []task{
		{say: "lessons.fewer_ahead", start: saving("3x3", 4), aim: together},
		{say: "lessons.fewer_pairs", start: saving("3x3.snake", 6), aim: together},
		{say: "lessons.fewer_alone", start: saving("3x3", 6), aim: together, alone: true},
	}},
	{title: "lessons.faster", about: "lessons.faster_about", tasks: []task{
		{say: "lessons.faster_rows", click: "lessons.faster_rows_mouse", start: runs("4x4", 3), aim: strokes},
		{say: "lessons.faster_hands", start: runs("4x4", 4), aim: strokes},
		{say: "lessons.faster_alone", start: runs("4x4", 5), aim: strokes, alone: true},
	}},
	{title: "lessons.parity", about: "lessons.parity_about", lab: true, tasks: []task{
		{say: "lessons.parity_alike", start: walked("3x3", 3), aim: moves(4), lamps: true},
		{say: "lessons.parity_swapped", start: swapped("3x3"), aim: moves(6), lamps: true},
		{say: "lessons.parity_judge", start: either("3x3"), aim: judge, lamps: true},
		{say: "lessons.parity_alone", start: either("3x3"), aim: judge, alone: true},
	}},
}
