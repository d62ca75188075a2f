//go:build page

package assets

import "embed"

// A page embeds English alone, without the texts of the command line, which all begin with "cl". It fetches the texts of other
// languages: see Pack.
//
//go:embed lang/en/[^c]*.json lang/en/c[^l]*.json
var langFiles embed.FS
