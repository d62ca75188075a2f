package host

import (
	"time"

	"golang.org/x/sys/windows/registry"
)

// watchWishes reports the user's wishes, and looks again every few seconds.
func watchWishes(report func(wishes)) {
	for {
		report(wishes{
			Dark:          number(`Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`, "AppsUseLightTheme", 1) == 0,
			Contrast:      flag(`Control Panel\Accessibility\HighContrast`, "Flags"),
			ReducedMotion: text16(`Control Panel\Desktop\WindowMetrics`, "MinAnimate") == "0",
			TextScale:     float32(number(`Software\Microsoft\Accessibility`, "TextScaleFactor", 100)) / 100,
		})
		time.Sleep(5 * time.Second)
	}
}

// number returns a number of the user's registry.
func number(path, name string, otherwise uint64) uint64 {
	k, err := registry.OpenKey(registry.CURRENT_USER, path, registry.QUERY_VALUE)
	if err != nil {
		return otherwise
	}
	defer k.Close()
	if v, _, err := k.GetIntegerValue(name); err == nil {
		return v
	}
	return otherwise
}

// text16 returns a string of the user's registry, "" if there is none.
func text16(path, name string) string {
	k, err := registry.OpenKey(registry.CURRENT_USER, path, registry.QUERY_VALUE)
	if err != nil {
		return ""
	}
	defer k.Close()
	v, _, _ := k.GetStringValue(name)
	return v
}

// flag returns the lowest bit of a number that the registry keeps as text.
func flag(path, name string) bool {
	v := text16(path, name)
	return v != "" && (v[len(v)-1]-'0')&1 == 1
}
