package android.content.res;

import standin.Extra;
import standin.Hide;
import standin.World;

public final class Configuration {
    public static final int ORIENTATION_UNDEFINED = 0;
    public static final int ORIENTATION_PORTRAIT = 1;
    public static final int ORIENTATION_LANDSCAPE = 2;
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_NO = 0x10;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public int orientation, screenWidthDp, screenHeightDp, densityDpi, uiMode;
    public float fontScale = 1;
    public java.util.Locale locale = java.util.Locale.getDefault();
    public Configuration() {}
    public android.os.LocaleList getLocales() { return new android.os.LocaleList(locale); }
    @Hide public static Configuration now() {
        Configuration c = new Configuration();
        c.orientation = World.width < World.height ? ORIENTATION_PORTRAIT : ORIENTATION_LANDSCAPE;
        c.screenWidthDp = Math.round(World.width / World.density); c.screenHeightDp = Math.round(World.height / World.density);
        c.densityDpi = Math.round(160 * World.density); c.uiMode = Extra.dark ? UI_MODE_NIGHT_YES : UI_MODE_NIGHT_NO;
        c.fontScale = Extra.fontScale;
        c.locale = Extra.locale;
        return c;
    }
}
