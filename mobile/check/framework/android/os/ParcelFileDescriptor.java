package android.os;

import java.io.File;
import java.io.FileNotFoundException;

public class ParcelFileDescriptor {
    public static final int MODE_READ_ONLY = 0x10000000;
    private ParcelFileDescriptor() {}
    public static ParcelFileDescriptor open(File file, int mode) throws FileNotFoundException {
        if (!file.exists()) throw new FileNotFoundException(file.getPath());
        return new ParcelFileDescriptor();
    }
}
