package cli

func closedError() error { return errorNoData }
