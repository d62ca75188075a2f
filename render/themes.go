package render

// SlateTheme returns a new dark theme: a blue-grey tray and a ribbon of chalk.
func SlateTheme() *Theme {
	t := &Theme{
		Dark: true, Paper: Hex("#232B36"), Raised: Hex("#2E3744"), Tray: Hex("#1A2129"), TrayEdge: Hex("#323C4A"), Groove: Hex("#3A4656"),
		Edge: Hex("#8995A5"), Ink: Hex("#EDF1F4"), Ink2: Hex("#B5BFCB"), Disabled: Hex("#8592A3"), Accent: Hex("#BFD9EC"),
		OnAccent: Hex("#1B222B"), Error: Hex("#FFAB9C"), Honey: honey, OnHoney: Hex("#1B222B"), Scrim: Hex("#232B36B3"),
		OneTile: Hex("#D5DCE3"), Covered: Hex("#8399B0"), Number: Hex("#1B222B"), Home: Hex("#1B222B"),
		Hint: Hex("#1B222B"), Focus: Hex("#EDF1F4"), FocusHalo: Hex("#1B222B"),
		TileLight: Hex("#FFFFFF5C"), TileShadow: Hex("#00000033"), TrayShadow: Hex("#00000080"),
		CardShadow: Hex("#00000070"), ChartGrid: Hex("#3A4552"), DotOnTray: Hex("#56606D"), ramp: ramp{.95, .68, .012, .035, 230, 250},
	}
	return t.lipped()
}

// ClayTheme returns a new light theme: terracotta, in which lightness alone tells the tiles apart.
func ClayTheme() *Theme {
	t := &Theme{
		Paper: Hex("#F8EFE6"), Raised: Hex("#FFF9F2"), Tray: Hex("#EADBCB"), TrayEdge: Hex("#DAC6B2"), Groove: Hex("#D3BDA8"),
		Edge: Hex("#8F7561"), Ink: Hex("#33231A"), Ink2: Hex("#6B5244"), Disabled: Hex("#8F7561"), Accent: Hex("#8A3F22"),
		OnAccent: Hex("#FFFFFF"), Error: Hex("#A3212F"), Honey: honey, OnHoney: Hex("#33231A"), Scrim: Hex("#F8EFE6B3"),
		OneTile: Hex("#8A4B32"), Covered: Hex("#9C6A50"), Number: Hex("#FFFFFF"), Home: Hex("#FFFFFF"),
		Hint: Hex("#FFFFFF"), Focus: Hex("#33231A"), FocusHalo: Hex("#F8EFE6"),
		TileLight: Hex("#FFFFFF3D"), TileShadow: Hex("#00000033"), TrayShadow: Hex("#4A2A1547"),
		CardShadow: Hex("#4A2A1538"), ChartGrid: Hex("#E2D0BF"), DotOnTray: Hex("#BFA894"), ramp: ramp{.55, .33, .125, .08, 45, 38},
	}
	return t.lipped()
}

// InkTheme returns a new light theme: white paper, black tiles, one vermilion ribbon.
func InkTheme() *Theme {
	t := &Theme{
		Paper: Hex("#FFFFFF"), Raised: Hex("#FFFFFF"), Tray: Hex("#F1F0EC"), TrayEdge: Hex("#DEDCD5"), Groove: Hex("#D8D5CC"),
		Edge: Hex("#7A7974"), Ink: Hex("#141414"), Ink2: Hex("#575651"), Disabled: Hex("#7A7974"), Accent: Hex("#141414"),
		OnAccent: Hex("#FFFFFF"), Error: Hex("#B3261E"), Honey: honey, OnHoney: Hex("#141414"), Scrim: Hex("#FFFFFFB3"),
		Ribbon: Hex("#CF3A1D"), OneTile: Hex("#1C1C1C"), Covered: Hex("#7A7974"), Number: Hex("#FFFFFF"), Home: Hex("#FFFFFF"),
		Hint: Hex("#FFFFFF"), Focus: Hex("#141414"), FocusHalo: Hex("#FFFFFF"),
		TileLight: Hex("#FFFFFF2E"), TileShadow: Hex("#00000033"), TrayShadow: Hex("#00000026"),
		CardShadow: Hex("#0000002E"), ChartGrid: Hex("#E3E1DB"), DotOnTray: Hex("#BDBBB3"), ramp: ramp{.561, .407, .094, .130, 231, 371},
	}
	return t.lipped()
}

// FeltTheme returns a new dark theme: a green tray, ivory tiles, coloured numbers.
func FeltTheme() *Theme {
	t := &Theme{
		Dark: true, Inked: true, Paper: Hex("#12352A"), Raised: Hex("#1B4537"), Tray: Hex("#0D2A21"), TrayEdge: Hex("#22503F"), Groove: Hex("#2A5A48"),
		Edge: Hex("#7A9C8A"), Ink: Hex("#F2EEDF"), Ink2: Hex("#BECBBD"), Disabled: Hex("#7A9C8A"), Accent: Hex("#E9D9A8"),
		OnAccent: Hex("#12352A"), Error: Hex("#FFB3A3"), Honey: honey, OnHoney: Hex("#12352A"), Scrim: Hex("#12352AB3"),
		OneTile: Hex("#F7F2E2"), Covered: Hex("#93AD9E"), Number: Hex("#12352A"), Home: Hex("#12352A"),
		Hint: Hex("#12352A"), Focus: Hex("#F2EEDF"), FocusHalo: Hex("#12352A"),
		TileLight: Hex("#FFFFFF5C"), TileShadow: Hex("#00000047"), TrayShadow: Hex("#00000080"),
		CardShadow: Hex("#00000070"), ChartGrid: Hex("#2A5142"), DotOnTray: Hex("#48705F"), ramp: ramp{.50, .33, .09, .13, 231, 365},
	}
	return t.lipped()
}
