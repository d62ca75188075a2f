package android.database;

public interface Cursor {
    int getCount();
    boolean moveToFirst();
    boolean isNull(int columnIndex);
    String getString(int columnIndex);
    long getLong(int columnIndex);
    void close();
}
