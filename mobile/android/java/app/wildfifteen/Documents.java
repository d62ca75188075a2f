package app.wildfifteen;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.provider.OpenableColumns;
import app.wildfifteen.mobile.Mobile;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Saves and opens files that the player chooses in the system's dialogs, which need no permission. While a dialog shows,
 * the system may end the process: what is to be saved waits in a file of its own, and the result comes to another process.
 */
final class Documents {
    private static final int KEEP = 1;
    private static final int CHOOSE = 2;
    private static final int MAX_SIZE = 16 << 20; // of a file that is opened; game/host has the same limit

    /** Words that the game knows: what was to be saved is gone; the clipboard holds no file; the file is too large. */
    private static final String GONE = "@gone";
    private static final String NONE = "@none";
    private static final String LARGE = "@large";

    private final Activity activity;

    Documents(Activity activity) {
        this.activity = activity;
    }

    /** The file that waits while the player chooses a place for it. */
    private File waiting() {
        return new File(activity.getCacheDir(), "keep");
    }

    void keep(final String name, final String kind, final byte[] data) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    OutputStream out = new FileOutputStream(waiting());
                    try {
                        out.write(data);
                    } finally {
                        out.close();
                    }
                } catch (IOException e) {
                    fail(KEEP, e);
                    return;
                }
                ask(new Intent(Intent.ACTION_CREATE_DOCUMENT).setType(kind).putExtra(Intent.EXTRA_TITLE, name), KEEP);
            }
        }).start();
    }

    void choose() {
        ask(new Intent(Intent.ACTION_OPEN_DOCUMENT).setType("*/*"), CHOOSE);
    }

    private void ask(final Intent what, final int request) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                try {
                    activity.startActivityForResult(what.addCategory(Intent.CATEGORY_OPENABLE), request);
                } catch (ActivityNotFoundException e) {
                    fail(request, e);
                }
            }
        });
    }

    /** Shows the phone's own chooser of pictures, where it has one. */
    void choosePicture() {
        ask(new Intent(Intent.ACTION_GET_CONTENT).setType("image/*"), CHOOSE);
    }

    /**
     * Reads the picture on the clipboard, which another app serves; uri is null if there is none. Other files are not
     * opened: a copied backup would be restored.
     */
    void pastePicture(final Uri uri) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                if (isPicture(uri)) {
                    onResult(CHOOSE, uri);
                } else {
                    Mobile.chosen("", new byte[0], NONE);
                }
            }
        }).start();
    }

    private boolean isPicture(Uri uri) {
        try {
            String type = uri == null ? null : activity.getContentResolver().getType(uri);
            return type != null && type.startsWith("image/");
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Handles the result of a dialog; uri is null if the player cancelled. */
    void onResult(final int request, final Uri uri) {
        if (request != KEEP && request != CHOOSE) {
            return;
        }
        if (uri == null) {
            if (request == KEEP) {
                waiting().delete();
            }
            return;
        }
        new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    if (request == KEEP) {
                        write(uri);
                    } else {
                        read(uri);
                    }
                } catch (IOException e) {
                    fail(request, e);
                } catch (RuntimeException e) { // a uri is served by another app, which may throw anything
                    fail(request, e);
                } catch (OutOfMemoryError e) {
                    Mobile.chosen(nameOf(uri), new byte[0], LARGE);
                }
            }
        }).start();
    }

    private void write(Uri uri) throws IOException {
        if (!waiting().isFile()) { // the system has cleared the cache
            Mobile.kept("", GONE);
            return;
        }
        OutputStream out = activity.getContentResolver().openOutputStream(uri, "wt"); // "w" would leave the end of a longer file
        if (out == null) {
            throw new FileNotFoundException(uri.toString());
        }
        try {
            InputStream in = new FileInputStream(waiting());
            try {
                byte[] part = new byte[1 << 16];
                for (int n; (n = in.read(part)) > 0; ) {
                    out.write(part, 0, n);
                }
            } finally {
                in.close();
            }
        } finally {
            out.close();
        }
        waiting().delete();
        Mobile.kept(nameOf(uri), "");
    }

    private void read(Uri uri) throws IOException {
        long size = sizeOf(uri);
        if (size > MAX_SIZE) {
            Mobile.chosen(nameOf(uri), new byte[0], LARGE);
            return;
        }
        InputStream in = activity.getContentResolver().openInputStream(uri);
        if (in == null) {
            throw new FileNotFoundException(uri.toString());
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream(size > 0 ? (int) size : 1 << 16);
        try {
            byte[] part = new byte[1 << 16];
            for (int n; (n = in.read(part)) > 0; ) {
                if (all.size() + n > MAX_SIZE) {
                    Mobile.chosen(nameOf(uri), new byte[0], LARGE);
                    return;
                }
                all.write(part, 0, n);
            }
        } finally {
            in.close();
        }
        Mobile.chosen(nameOf(uri), all.toByteArray(), "");
    }

    /** Returns the name that the player knows a file by: its address may be a number. */
    private String nameOf(Uri uri) {
        Cursor c = ask(uri, OpenableColumns.DISPLAY_NAME);
        if (c != null) {
            try {
                if (c.moveToFirst() && !c.isNull(0)) {
                    return c.getString(0);
                }
            } finally {
                c.close();
            }
        }
        String last = uri.getLastPathSegment();
        return last == null ? uri.toString() : last.substring(last.lastIndexOf('/') + 1);
    }

    /** Returns the size of a file, or -1 if its app does not tell. */
    private long sizeOf(Uri uri) {
        Cursor c = ask(uri, OpenableColumns.SIZE);
        if (c == null) {
            return -1;
        }
        try {
            return c.moveToFirst() && !c.isNull(0) ? c.getLong(0) : -1;
        } finally {
            c.close();
        }
    }

    private Cursor ask(Uri uri, String column) {
        try {
            return activity.getContentResolver().query(uri, new String[] {column}, null, null, null);
        } catch (RuntimeException e) {
            return null;
        }
    }

    private static void fail(int request, Exception e) {
        if (request == KEEP) {
            Mobile.kept("", e.toString());
        } else {
            Mobile.chosen("", new byte[0], e.toString());
        }
    }
}
