//go:build windows || (darwin && !ios)

package host

// portalOpen, portalOpenPicture and portalSave fail: these systems have no portal.
func portalOpen(string) (string, error) { return "", errNoDialog }

func portalOpenPicture(string) (string, error) { return "", errNoDialog }

func portalSave(_, _, _ string) (string, error) { return "", errNoDialog }
