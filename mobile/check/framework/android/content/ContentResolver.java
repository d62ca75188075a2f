package android.content;

import android.net.Uri;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.OutputStream;
import standin.Hide;

public abstract class ContentResolver {
    public final InputStream openInputStream(Uri uri) throws FileNotFoundException { throw new FileNotFoundException("" + uri); }
    public final OutputStream openOutputStream(Uri uri) throws FileNotFoundException { throw new FileNotFoundException("" + uri); }
    @Hide public static final ContentResolver one = new ContentResolver() {};
}
