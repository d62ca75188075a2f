package session

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"
	"strings"
	"time"
)

// Identity tells a finished game from all others: a hash of its deal and its events, and the second of its end.
type Identity struct {
	Hash   uint64
	Second int64 // Unix time
}

// Identity returns the identity of a record. Two valid records with the same identity are of the same game.
func (r Solve) Identity() Identity {
	texts := []string{r.ID, r.Config, r.Events, strconv.Itoa(r.Depth), strconv.FormatBool(r.Own)}
	if r.Study {
		texts = append(texts, "study")
	}
	if r.Mode != Ordinary {
		texts = append(texts, string(r.Mode))
	}
	return Identity{hashOf(texts...), r.Date.Unix()}
}

// hashOf returns the first 8 bytes of the SHA-256 hash of texts without newlines.
func hashOf(texts ...string) uint64 {
	sum := sha256.Sum256([]byte(strings.Join(texts, "\n")))
	return binary.BigEndian.Uint64(sum[:])
}

// String returns the text that [ParseIdentity] parses: 16 hexadecimal digits, "-" and the second.
func (i Identity) String() string {
	digits := strconv.FormatUint(i.Hash, 16)
	return "0000000000000000"[len(digits):] + digits + "-" + strconv.FormatInt(i.Second, 10)
}

// ParseIdentity parses the text of an identity; ok is false for any other text.
func ParseIdentity(text string) (i Identity, ok bool) {
	if len(text) < 18 {
		return Identity{}, false
	}
	hash, err := strconv.ParseUint(text[:16], 16, 64)
	second, err2 := strconv.ParseInt(text[17:], 10, 64)
	i = Identity{hash, second}
	if err != nil || err2 != nil || i.String() != text {
		return Identity{}, false
	}
	return i, true
}

// Date returns when the game ended.
func (i Identity) Date() time.Time { return time.Unix(i.Second, 0) }

// HashLine returns a hash of a line that cannot be read.
func HashLine(line []byte) uint64 { return hashOf(string(line)) }
