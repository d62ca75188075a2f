package settings

import (
	"slices"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
)

// choice is a setting with a few values, each with its word.
type choice struct {
	group   string // the name in the IDs of the radio chips; their numbers are indices of options
	label   string
	options []string
	chips   []string                     // what stands on the chips instead, nil: the options
	index   func(c *session.Choices) int // of the chosen value; -1 for one that is not among the options
	choose  func(c *session.Choices, i int)
	list    ui.ID // the row that leads to the list of all options
}

// The groups of the choices.
const (
	themeGroup    = "theme"
	schemeGroup   = "scheme"
	numeralsGroup = "numerals"
	grooveGroup   = "groove"
	sizeGroup     = "size"
	motionGroup   = "motion"
	arrowsGroup   = "arrows"
	clockGroup    = "clock"
	announceGroup = "announce"
	languageGroup = "language"
)

// The values of the choices, in the order in which they are shown.
var (
	themes        = []session.Theme{session.SystemTheme, session.LightTheme, session.DarkTheme, session.ContrastTheme, session.SlateTheme, session.ClayTheme, session.InkTheme, session.FeltTheme}
	schemes       = []session.Scheme{session.PathScheme, session.OneScheme, session.RowsScheme, session.ColumnsScheme, session.FringeScheme, session.Fringe3Scheme}
	numerals      = []session.Numerals{session.ArabicNumerals, session.RomanNumerals, session.PipNumerals, session.NoNumerals}
	grooves       = []session.Groove{session.WildGroove, session.EveryGroove, session.NoGroove}
	textSizes     = []float64{0, 1, 1.25, 1.5, 2} // 0: the system's
	motions       = []session.Motion{session.NormalMotion, session.FastMotion, session.NoMotion}
	arrows        = []session.Arrows{session.ArrowsMoveTile, session.ArrowsMoveBlank}
	clocks        = []session.Clock{session.HiddenClock, session.SecondsClock, session.TenthsClock, session.ThousandthsClock}
	announcements = []session.Announce{session.AnnounceAll, session.AnnounceShort, session.AnnounceSolved}
)

func newChoices(s *stage.Stage) []choice {
	l, t := s.Lang, s.Lang.T
	sizeWords := []string{t("settings.size_system")}
	for _, z := range textSizes[1:] {
		sizeWords = append(sizeWords, t("settings.percent", "n", int(z*100)))
	}
	languages := append([]string{""}, s.Languages()...)
	names := []string{t("settings.language_system")}
	for _, tag := range languages[1:] {
		names = append(names, assets.OwnName(tag))
	}
	clockWords := []string{t("settings.clock_hidden"), t("settings.clock_whole"), t("settings.clock_tenths"), t("settings.clock_thousandths")}
	all := []choice{
		newChoice(themeGroup, t("settings.theme"), textsOf(l, "settings.theme_", themes), themes,
			func(c *session.Choices) *session.Theme { return &c.Theme }),
		newChoice(schemeGroup, t("settings.scheme"), textsOf(l, "settings.scheme_", schemes), schemes,
			func(c *session.Choices) *session.Scheme { return &c.Scheme }),
		newChoice(numeralsGroup, t("settings.numerals"), textsOf(l, "settings.numerals_", numerals), numerals,
			func(c *session.Choices) *session.Numerals { return &c.Numerals }),
		newChoice(grooveGroup, t("settings.groove"), textsOf(l, "settings.groove_", grooves), grooves,
			func(c *session.Choices) *session.Groove { return &c.Groove }),
		newChoice(sizeGroup, t("settings.size"), sizeWords, textSizes,
			func(c *session.Choices) *float64 { return &c.TextSize }),
		newChoice(motionGroup, t("settings.motion"), textsOf(l, "settings.motion_", motions), motions,
			func(c *session.Choices) *session.Motion { return &c.Motion }),
		newChoice(arrowsGroup, t("settings.arrows"), textsOf(l, "settings.arrows_", arrows), arrows,
			func(c *session.Choices) *session.Arrows { return &c.Arrows }),
		newChoice(clockGroup, t("settings.clock"), clockWords, clocks,
			func(c *session.Choices) *session.Clock { return &c.Clock }),
		newChoice(announceGroup, t("settings.announce"), textsOf(l, "settings.announce_", announcements), announcements,
			func(c *session.Choices) *session.Announce { return &c.Announce }),
		newChoice(languageGroup, t("settings.language"), names, languages,
			func(c *session.Choices) *string { return &c.Language }),
	}
	for i := range all {
		if c := &all[i]; c.group == numeralsGroup {
			c.chips = slices.Clone(c.options)
			c.chips[slices.Index(numerals, session.PipNumerals)] = pipsSign
		}
	}
	return all
}

// pipsSign shows numbers as dots, beside others that are shown as they are.
const pipsSign = "• •• •••"

// words returns what stands on the chips.
func (c *choice) words() []string {
	if c.chips != nil {
		return c.chips
	}
	return c.options
}

// newChoice returns the choice among the values of a field; options are the words for the values.
func newChoice[T comparable](group, label string, options []string, values []T, field func(*session.Choices) *T) choice {
	return choice{group, label, options, nil,
		func(c *session.Choices) int { return slices.Index(values, *field(c)) },
		func(c *session.Choices, i int) { *field(c) = values[i] },
		ui.ID{Name: listGroup + group}}
}

// textsOf returns the texts of the values; the key of a text is the prefix followed by the value.
func textsOf[T ~string](l *assets.Lang, prefix string, values []T) (texts []string) {
	for _, v := range values {
		texts = append(texts, l.T(prefix+string(v)))
	}
	return texts
}
