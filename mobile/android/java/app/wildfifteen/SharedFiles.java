package app.wildfifteen;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Gives the files that the player shares to the app that the player chooses, which may read them and nothing else. */
public final class SharedFiles extends ContentProvider {
    private static final String AUTHORITY = "app.wildfifteen.shared"; // as in the manifest
    private static final long KEPT = 24L * 60 * 60 * 1000; // how long another app has for reading a file, in ms

    /** Keeps a file for other apps and returns its address. Files of the day before are deleted. */
    static synchronized Uri keep(Context context, String name, byte[] data) throws IOException {
        File folder = folder(context);
        folder.mkdirs();
        long now = System.currentTimeMillis();
        File[] all = folder.listFiles();
        if (all != null) {
            for (File f : all) {
                if (Math.abs(now - f.lastModified()) > KEPT) {
                    f.delete();
                }
            }
        }
        File file = new File(folder, now + "-" + name); // an app may still read the last one
        OutputStream out = new FileOutputStream(file);
        try {
            out.write(data);
        } finally {
            out.close();
        }
        return Uri.parse("content://" + AUTHORITY + "/" + file.getName());
    }

    private static File folder(Context context) {
        return new File(context.getCacheDir(), "shared");
    }

    /** Returns the file of an address, which can only be one that keep has made. */
    private File find(Uri uri) throws FileNotFoundException {
        String name = uri.getLastPathSegment();
        File folder = folder(getContext());
        File file = name == null ? folder : new File(folder, name);
        if (!folder.equals(file.getParentFile()) || !file.isFile()) {
            throw new FileNotFoundException(uri.toString());
        }
        return file;
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new FileNotFoundException(uri + " can only be read");
        }
        return ParcelFileDescriptor.open(find(uri), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public String getType(Uri uri) {
        return uri.toString().endsWith(".gif") ? "image/gif" : "image/png";
    }

    /** Returns the name and the size of a file, which are all that apps ask for. */
    @Override
    public Cursor query(Uri uri, String[] columns, String selection, String[] values, String order) {
        if (columns == null) {
            columns = new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE};
        }
        MatrixCursor found = new MatrixCursor(columns);
        Object[] row = new Object[columns.length];
        try {
            File file = find(uri);
            for (int i = 0; i < columns.length; i++) {
                if (OpenableColumns.DISPLAY_NAME.equals(columns[i])) {
                    row[i] = file.getName().substring(file.getName().indexOf('-') + 1);
                } else if (OpenableColumns.SIZE.equals(columns[i])) {
                    row[i] = file.length();
                }
            }
            found.addRow(row);
        } catch (FileNotFoundException e) {
            // no row
        }
        return found;
    }

    @Override
    public Uri insert(Uri uri, ContentValues values) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int update(Uri uri, ContentValues values, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int delete(Uri uri, String selection, String[] arguments) {
        throw new UnsupportedOperationException();
    }
}
