package history

import (
	"strconv"
	"time"
)

// CSVHeader names the columns of [Row.AppendCSV].
const CSVHeader = "date,time_ms,moves,mtm,tps,optimal,undos,hints,peeks,auto,input,told,failed"

// AppendCSV appends the row as a line of a table, without a newline. What is unknown is empty.
func (r *Row) AppendCSV(dst []byte) []byte {
	number := func(n int64, known bool) {
		dst = append(dst, ',')
		if known {
			dst = strconv.AppendInt(dst, n, 10)
		}
	}
	dst = r.Date().UTC().AppendFormat(dst, time.RFC3339)
	number(r.MS, true)
	number(int64(r.STM), true)
	number(int64(r.MTM), r.MTM > 0)
	dst = append(dst, ',')
	if tps, ok := r.TPS(); ok {
		dst = strconv.AppendFloat(dst, tps, 'f', 3, 64)
	}
	number(int64(r.Optimal), r.Optimal > 0)
	number(int64(r.Undos), true)
	number(int64(r.Hints), true)
	number(int64(r.Peeks), true)
	dst = strconv.AppendBool(append(dst, ','), r.Is(Auto))
	dst = append(append(dst, ','), r.Input.String()...)
	dst = strconv.AppendBool(append(dst, ','), r.Is(Told))
	return strconv.AppendBool(append(dst, ','), r.Is(Failed))
}
