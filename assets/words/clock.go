package words

import (
	"strconv"
	"time"

	"wildfifteen/assets"
)

// ClockIn returns a time as Clock does, with the decimal sign of a language: for the screen.
func ClockIn(l *assets.Lang, t time.Duration, decimals int) string {
	return clock(t, decimals, l.Point())
}

// Clock returns a time as m:ss or h:mm:ss with so many decimals of a second, 0 to 3. It cuts the rest off. The decimal sign is
// a point in all languages, as in the texts that speed-solvers exchange.
func Clock(t time.Duration, decimals int) string { return clock(t, decimals, ".") }

func clock(t time.Duration, decimals int, point string) string {
	var buf [24]byte
	b := buf[:0]
	h, m := int64(t/time.Hour), int64(t/time.Minute)%60
	if h > 0 {
		b = strconv.AppendInt(b, h, 10)
		b = append(b, ':')
		b = appendTwoDigits(b, m)
	} else {
		b = strconv.AppendInt(b, m, 10)
	}
	b = append(b, ':')
	b = appendTwoDigits(b, int64(t/time.Second)%60)
	if decimals > 0 {
		b = append(b, point...)
		ms := strconv.Itoa(1000 + int(t/time.Millisecond)%1000)
		b = append(b, ms[1:1+decimals]...)
	}
	return string(b)
}

func appendTwoDigits(b []byte, n int64) []byte { return append(b, byte('0'+n/10), byte('0'+n%10)) }
