//go:build !page

package assets

import "embed"

//go:embed lang/*/*.json lang/*/*.ttf
var langFiles embed.FS
