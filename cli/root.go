package cli

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"wildfifteen/assets/words"
)

// newRoot returns the command tree of one run.
func newRoot(e *env) *cobra.Command {
	var o PlayOptions
	var version bool
	root := &cobra.Command{
		Use:           "wildfifteen",
		Short:         e.lang.T("cli.short"),
		Long:          e.lang.T("cli.long"),
		Example:       e.lang.T("cli.example"),
		Annotations:   map[string]string{usageLine: e.lang.T("cli.args"), answerNo: e.lang.T("cli.code_unstarted")},
		SilenceErrors: true,
		SilenceUsage:  true,
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return nil
			case len(args) > 1 || !isLink(args[0]):
				return usage(cmd, e.lang.T("cli.unknown_command", "name", quote(args[0])))
			case o.Game != "":
				return usage(cmd, e.lang.T("cli.two_games"))
			}
			o.Game = args[0]
			return nil
		},
		RunE: func(*cobra.Command, []string) error {
			if version {
				return e.out.print(e.lang.T("common.title") + " " + e.version)
			}
			if err := e.play(o); err != nil {
				e.worse(exitFailed)
				return err
			}
			return nil
		},
	}
	f := root.Flags()
	f.SortFlags = false
	f.StringVar(&o.Game, "game", "", e.lang.T("cli.flag_game"))
	f.StringVar(&o.Data, "data", "", e.lang.T("cli.flag_data"))
	f.Var((*windowFlag)(&o.Window), "window", e.lang.T("cli.flag_window"))
	f.Var((*scaleFlag)(&o.Scale), "scale", e.lang.T("cli.flag_scale"))
	f.BoolVar(&o.Mute, "mute", false, e.lang.T("cli.flag_mute"))
	f.BoolVar(&o.Fullscreen, "fullscreen", false, e.lang.T("cli.flag_fullscreen"))
	f.BoolVar(&o.NewWindow, "new-window", false, e.lang.T("cli.flag_new_window"))
	f.BoolVar(&version, "version", false, e.lang.T("cli.flag_version"))
	f.BoolVar(&o.Redraw, "redraw", false, e.lang.T("cli.flag_redraw"))
	f.StringVar(&o.Record, "record", "", e.lang.T("cli.flag_record"))
	f.StringVar(&o.Replay, "replay", "", e.lang.T("cli.flag_replay"))
	hide(f, "redraw")
	hide(f, "record")
	hide(f, "replay")
	complete(root, map[string][]string{"game": nil, "window": nil, "scale": {"1", "1.25", "1.5", "2", "3"}})

	root.SetIn(e.in)
	root.SetOut(e.out.w)
	root.SetErr(e.err)
	root.SetHelpFunc(e.help)
	root.SetUsageFunc(func(*cobra.Command) error { return nil }) // errors point to --help instead
	root.SetFlagErrorFunc(e.flagError)
	root.PersistentFlags().BoolP("help", "h", false, e.lang.T("cli.flag_help"))
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetHelpCommand(newHelp(e))
	root.AddCommand(newCheck(e), newShuffle(e), newSolve(e), newVerify(e), newReview(e), newMoves(e), newOptimize(e), newAnalyze(e), newProb(e), newSimulate(e), newDraw(e),
		newRecords(e), newImport(e), newExport(e), newCompletion(e))
	return root
}

// linkScheme begins the links of the program, which desktops hand it as an argument.
const linkScheme = "wildfifteen:"

func isLink(text string) bool {
	return len(text) > len(linkScheme) && strings.EqualFold(text[:len(linkScheme)], linkScheme)
}

// hide removes a flag from help and completion.
func hide(f *pflag.FlagSet, name string) { f.Lookup(name).Hidden = true }

// flagError turns an error in the flags of cmd into a usageError in the user's language.
func (e *env) flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		if words := cmd.Flags().Args(); cmd == cmd.Root() && len(words) > 0 {
			return usage(cmd, e.lang.T("cli.unknown_command", "name", quote(words[0])))
		}
		dashes := "--"
		if unknown.GetSpecifiedShortnames() != "" {
			dashes = "-"
		}
		return usage(cmd, e.lang.T("cli.flag_unknown", "flag", dashes+unknown.GetSpecifiedName()))
	case errors.As(err, &bare):
		return usage(cmd, e.lang.T("cli.flag_bare", "flag", "--"+bare.GetFlag().Name))
	case errors.As(err, &bad):
		return usage(cmd, e.lang.T("cli.flag_bad", "flag", "--"+bad.GetFlag().Name,
			"value", quote(bad.GetValue()), "reason", e.flagReason(bad.Unwrap())))
	}
	return usage(cmd, err.Error())
}

// flagReason returns the user's message for the error of a flag's value.
func (e *env) flagReason(err error) string {
	var number *strconv.NumError
	var bounds *boundsError
	var wanted *wordsError
	switch {
	case errors.As(err, &wanted):
		return e.lang.T("cli.want_word", "words", words.List(e.lang, wanted.words))
	case errors.As(err, &bounds) && bounds.max == "":
		return e.lang.T("cli.want_least", "min", bounds.min)
	case errors.As(err, &bounds):
		return e.lang.T("cli.want_bounds", "min", bounds.min, "max", bounds.max)
	case errors.Is(err, errWindow):
		return e.lang.T("cli.want_window")
	case errors.Is(err, errDuration):
		return e.lang.T("cli.want_duration")
	case errors.Is(err, errBytes):
		return e.lang.T("cli.want_bytes")
	case errors.As(err, &number):
		return e.lang.T("cli.want_number")
	}
	return e.word(err)
}
