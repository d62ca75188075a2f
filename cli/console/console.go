// Package console finds out where the program can be heard. On Windows a program with windows has no terminal of its own: one
// that was started from a terminal joins that, and one that was started otherwise can only speak in a box.
package console

// Open joins the terminal that started the program, if need be, and reports whether what is written to standard error can be
// seen. Files and pipes that the streams are connected with stay.
func Open() (heard bool) { return open() }

// Tell shows a text in a box and waits until it is closed. It does nothing where programs are always heard.
func Tell(title, text string) { tell(title, text) }
