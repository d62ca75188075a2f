package android.provider;

import android.content.ContentResolver;

/** A stand-in that returns the default of every setting. */
public final class Settings {
    private Settings() {}
    public static final class Global {
        private Global() {}
        public static final String ANIMATOR_DURATION_SCALE = "animator_duration_scale";
        public static float getFloat(ContentResolver cr, String name, float def) { return def; }
    }
    public static final class Secure {
        private Secure() {}
        public static int getInt(ContentResolver cr, String name, int def) { return def; }
    }
}
