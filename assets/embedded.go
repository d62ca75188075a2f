//go:build !page

package assets

import "embed"

//go:embed lang
var langFiles embed.FS
