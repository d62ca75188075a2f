package game

func newChooser(a *App) *message  { return newMessage(a, "chooser", "", nil) }
func newSettings(a *App) *message { return newMessage(a, "settings", "", nil) }
func newHelp(a *App) *message     { return newMessage(a, "help", "", nil) }
func newAbout(a *App) *message    { return newMessage(a, "about", "", nil) }
