package android.app;

import standin.Hide;

public class UiModeManager {
    private UiModeManager() {}
    @Hide public static final UiModeManager one = new UiModeManager();
    public float getContrast() { return standin.Extra.contrast; }
}
