package user

import (
	"time"

	"golang.org/x/sys/windows/registry"
)

// watch reports the user's wishes, and reads them again every five seconds.
func watch(report func(Wishes)) {
	for {
		report(Wishes{
			Dark:          number(`Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`, "AppsUseLightTheme", 1) == 0,
			Contrast:      flag(`Control Panel\Accessibility\HighContrast`, "Flags"),
			ReducedMotion: text(`Control Panel\Desktop\WindowMetrics`, "MinAnimate") == "0",
			TextScale:     float32(number(`Software\Microsoft\Accessibility`, "TextScaleFactor", 100)) / 100,
		})
		time.Sleep(5 * time.Second)
	}
}

// number returns a number from the user's registry, or otherwise if there is none.
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

// text returns a string from the user's registry, or "" if there is none.
func text(path, name string) string {
	k, err := registry.OpenKey(registry.CURRENT_USER, path, registry.QUERY_VALUE)
	if err != nil {
		return ""
	}
	defer k.Close()
	v, _, _ := k.GetStringValue(name)
	return v
}

// flag returns the lowest bit of a number that the registry stores as a string.
func flag(path, name string) bool {
	v := text(path, name)
	return v != "" && (v[len(v)-1]-'0')&1 == 1
}
