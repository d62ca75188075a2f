//go:build !js

package host

import "wildfifteen/assets"

// fetchTexts is never called: all languages are embedded.
func (*system) fetchTexts(string) {}

// language returns a language. Its texts are here.
func (*host) language(tag string) (*assets.Lang, error) { return assets.Load(tag), nil }
