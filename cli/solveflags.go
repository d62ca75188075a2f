package cli

import "github.com/spf13/cobra"

// metricWords are the names of the metrics, in the order of space.Metric.
var metricWords = []string{"stm", "mtm"}

// checkFlags returns an error for flags that exclude each other, and for a file that cannot be written.
func (s *solver) checkFlags(cmd *cobra.Command) error {
	switch {
	case s.all && s.quick:
		return usage(cmd, s.lang.T("cli_solve.all_or_quick"))
	case s.all && (s.asked || s.mtm() || s.stages || s.replays):
		return usage(cmd, s.lang.T("cli_solve.all_alone"))
	case s.mtm() && s.quick:
		return usage(cmd, s.lang.T("cli_solve.mtm_or_quick"))
	case s.replays && s.json:
		return usage(cmd, s.lang.T("cli_solve.replays_or_json"))
	case s.resume != "" && (tableWords[s.which] != "large" || s.quick || s.all || s.mtm()):
		return usage(cmd, s.lang.T("cli_solve.resume_needs_tables"))
	case s.resume != "" && (cmd.Flags().NArg() != 1 || cmd.Flags().Arg(0) == standard):
		return usage(cmd, s.lang.T("cli_solve.resume_one"))
	case cmd.Flags().Changed("most") && !s.all:
		return usage(cmd, s.lang.T("cli_solve.most_needs_all"))
	}
	if s.quick && s.limit == 0 {
		s.limit = quickTime
	}
	if s.resume != "" {
		if err := tryFile(s.resume); err != nil {
			return err
		}
	}
	return s.checkGoal(cmd, s.goal, s.size)
}

// mtm reports whether runs of tiles are counted.
func (s *solver) mtm() bool { return metricWords[s.metric] == "mtm" }
