package game

import "wildfifteen/puzzle"

// labPages are the tabs of the laboratory, for the tests that every page must pass.
func init() {
	add := func(name, link string, tab int, then func(l *lab)) {
		pages = append(pages, struct {
			name string
			open func(a *App) scene
		}{name, func(a *App) scene {
			l := newLab(a, mustLab(link))
			l.show(tab)
			l.focus = idOf(labTabGroup, tab)
			if then != nil {
				then(l)
			}
			return l
		}})
	}
	const odd = "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic"
	add("lab", labShown, setupTab, nil)
	add("lab of a board that cannot be solved", odd, setupTab, nil)
	add("lab: why", odd, whyTab, nil)
	add("lab: pairs", "lab:5,4,3,2,1/6,7,8,9,0>classic", whyTab, func(l *lab) { l.look(2) })
	add("lab: parity", labShown, parityTab, nil)
	add("lab: nothing to solve", odd, solveTab, nil)
	add("lab: solved already", "lab:1,2/3,0>classic", solveTab, nil)
	add("lab: solution", "lab:8,6,7/2,5,4/3,0,1>classic", solveTab, func(l *lab) {
		l.solve()
		for l.sol.searching {
			l.search()
		}
		l.scrub(3)
		l.glide = glide{}
		l.lamps.blink = [2]timer{}
	})
	add("lab: large", "lab:"+sixteen()+">spiral", whyTab, nil)
	pages = append(pages, struct {
		name string
		open func(a *App) scene
	}{"lab: goal", func(a *App) scene { return newLabGoal(newLab(a, mustLab(labShown))) }})
}

func mustLab(text string) puzzle.Lab {
	it, err := puzzle.ParseLab(text)
	if err != nil {
		panic(err)
	}
	return it
}

// labCursor is the cell that the cursor stands at on the laboratory's board.
func (r *run) labCursor() int {
	if l, ok := r.app.top().(*lab); ok {
		return l.cursor
	}
	return noCell
}
