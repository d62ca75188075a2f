package android.content;

import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.provider.OpenableColumns;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import standin.Extra;
import standin.Hide;

/** Serves the documents of standin.Extra: "w" writes over a file's beginning, as some apps do, "wt" empties it first. */
public abstract class ContentResolver {
    public final InputStream openInputStream(Uri uri) throws FileNotFoundException {
        return new FileInputStream(Extra.document(uri).file) {
            private long all;
            @Override public int read(byte[] b) throws java.io.IOException { int n = super.read(b); all += Math.max(n, 0); return n; }
            @Override public void close() throws java.io.IOException { super.close(); standin.World.log("read " + all + " bytes of " + uri); }
        };
    }
    public final OutputStream openOutputStream(Uri uri) throws FileNotFoundException { return openOutputStream(uri, "w"); }
    public final OutputStream openOutputStream(Uri uri, String mode) throws FileNotFoundException {
        try {
            final RandomAccessFile f = new RandomAccessFile(Extra.document(uri).file, "rw");
            if (mode.contains("t")) f.setLength(0);
            return new OutputStream() {
                @Override public void write(int b) throws java.io.IOException { f.write(b); }
                @Override public void write(byte[] b, int off, int len) throws java.io.IOException { f.write(b, off, len); }
                @Override public void close() throws java.io.IOException { f.close(); }
            };
        } catch (java.io.IOException e) { throw new FileNotFoundException(e.toString()); }
    }
    public final String getType(Uri uri) {
        try { return java.net.URLConnection.guessContentTypeFromName(Extra.document(uri).name); } catch (FileNotFoundException e) { return null; }
    }
    public final Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
        MatrixCursor c = new MatrixCursor(projection);
        try {
            Object[] row = new Object[projection.length];
            for (int i = 0; i < row.length; i++) {
                if (projection[i].equals(OpenableColumns.DISPLAY_NAME)) row[i] = Extra.document(uri).name;
                if (projection[i].equals(OpenableColumns.SIZE)) row[i] = Extra.document(uri).size();
            }
            c.addRow(row);
        } catch (FileNotFoundException e) { return null; }
        return c;
    }
    @Hide public static final ContentResolver one = new ContentResolver() {};
}
