package app.wildfifteen;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import app.wildfifteen.mobile.Mobile;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Saves and opens files that the player chooses in the system's dialogs, which need no permission. */
final class Documents {
    private static final int KEEP = 1;
    private static final int CHOOSE = 2;
    private static final int MAX_SIZE = 65 << 20; // larger files are cut; the game rejects files of this size

    private final Activity activity;
    private byte[] waiting; // the data to save, while the player chooses a file

    Documents(Activity activity) {
        this.activity = activity;
    }

    void keep(final String name, final String kind, final byte[] data) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                waiting = data;
                ask(new Intent(Intent.ACTION_CREATE_DOCUMENT).setType(kind).putExtra(Intent.EXTRA_TITLE, name), KEEP);
            }
        });
    }

    void choose() {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                ask(new Intent(Intent.ACTION_OPEN_DOCUMENT).setType("*/*"), CHOOSE);
            }
        });
    }

    private void ask(Intent what, int request) {
        try {
            activity.startActivityForResult(what.addCategory(Intent.CATEGORY_OPENABLE), request);
        } catch (ActivityNotFoundException e) {
            fail(request, e);
        }
    }

    /** Handles the result of a dialog; uri is null if the player cancelled. */
    void onResult(final int request, final Uri uri) {
        final byte[] data = waiting;
        if (request == KEEP) {
            waiting = null;
        }
        if (uri == null) {
            return;
        }
        new Thread(new Runnable() {
            @Override
            public void run() {
                try {
                    if (request == KEEP) {
                        write(uri, data);
                    } else if (request == CHOOSE) {
                        read(uri);
                    }
                } catch (IOException e) {
                    fail(request, e);
                } catch (RuntimeException e) { // a uri is served by another app, which may throw anything
                    fail(request, e);
                }
                Mobile.wake();
            }
        }).start();
    }

    private void write(Uri uri, byte[] data) throws IOException {
        OutputStream out = activity.getContentResolver().openOutputStream(uri);
        if (out == null || data == null) {
            throw new FileNotFoundException(uri.toString());
        }
        try {
            out.write(data);
        } finally {
            out.close();
        }
        Mobile.kept(nameOf(uri), "");
    }

    private void read(Uri uri) throws IOException {
        InputStream in = activity.getContentResolver().openInputStream(uri);
        if (in == null) {
            throw new FileNotFoundException(uri.toString());
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            byte[] part = new byte[1 << 16];
            for (int n; (n = in.read(part)) > 0 && all.size() < MAX_SIZE; ) {
                all.write(part, 0, n);
            }
        } finally {
            in.close();
        }
        Mobile.chosen(nameOf(uri), all.toByteArray(), "");
    }

    private static String nameOf(Uri uri) {
        String last = uri.getLastPathSegment();
        return last == null ? uri.toString() : last.substring(last.lastIndexOf('/') + 1);
    }

    private static void fail(int request, Exception e) {
        if (request == KEEP) {
            Mobile.kept("", e.toString());
        } else {
            Mobile.chosen("", new byte[0], e.toString());
        }
    }
}
