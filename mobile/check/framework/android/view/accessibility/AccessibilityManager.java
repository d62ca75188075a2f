package android.view.accessibility;

import java.util.ArrayList;
import standin.Hide;

public final class AccessibilityManager {
    public interface AccessibilityStateChangeListener { void onAccessibilityStateChanged(boolean enabled); }
    @Hide public static final AccessibilityManager one = new AccessibilityManager();
    private final ArrayList<AccessibilityStateChangeListener> listeners = new ArrayList<>();
    private boolean on;
    private AccessibilityManager() {}
    public boolean isEnabled() { return on; }
    public boolean isTouchExplorationEnabled() { return on; }
    public boolean isHighContrastTextEnabled() { return false; }
    public boolean addAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) { return listeners.add(listener); }
    public boolean removeAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) { return listeners.remove(listener); }
    @Hide public void turn(boolean on) { this.on = on; for (AccessibilityStateChangeListener l : new ArrayList<>(listeners)) l.onAccessibilityStateChanged(on); }
    @Hide public int heard() { return listeners.size(); }
}
