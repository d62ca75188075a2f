//go:build !page

package assets

import "embed"

//go:embed lang/*/*.json
var langFiles embed.FS
