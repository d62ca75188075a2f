package app

import "wildfifteen/puzzle/studies"

// Share hands the studies in, which many games in a test then need not read again. It must come before the first tick.
func (a *App) Share(list *studies.All) { a.list = list }
