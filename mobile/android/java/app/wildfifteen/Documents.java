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

/** Files that the player keeps or chooses, by the system's own dialogues: no permission is needed for them. */
final class Documents {
    private static final int KEEP = 1;
    private static final int CHOOSE = 2;
    private static final int MOST = 65 << 20; // the game says what is wrong with a file of this size

    private final Activity activity;
    private byte[] waiting; // to be written where the player says

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

    /** uri is null if the player thought better of it. */
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
                } catch (RuntimeException e) { // what stands behind a uri is another program
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
            for (int n; (n = in.read(part)) > 0 && all.size() < MOST; ) {
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
