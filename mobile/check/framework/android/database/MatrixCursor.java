package android.database;

import java.util.ArrayList;

public class MatrixCursor implements Cursor {
    private final ArrayList<Object[]> rows = new ArrayList<>();
    public MatrixCursor(String[] columnNames) {}
    public void addRow(Object[] columnValues) { rows.add(columnValues); }
    @Override public int getCount() { return rows.size(); }
    @Override public boolean moveToFirst() { return !rows.isEmpty(); }
    @Override public boolean isNull(int columnIndex) { return rows.get(0)[columnIndex] == null; }
    @Override public String getString(int columnIndex) { return String.valueOf(rows.get(0)[columnIndex]); }
    @Override public long getLong(int columnIndex) { return ((Number) rows.get(0)[columnIndex]).longValue(); }
    @Override public void close() {}
}
