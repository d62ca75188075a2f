//go:build !js

package host

// fetchTexts is never called: all languages are embedded.
func (*system) fetchTexts(string) {}
