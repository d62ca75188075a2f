// Package pages asks for large pages of memory, for tables that are read at random or at strides that are slow with small
// pages.
package pages
