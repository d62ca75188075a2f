package android.view.accessibility;

import android.view.View;
import java.util.ArrayList;
import java.util.List;
import standin.Hide;

/** A plain record. */
public final class AccessibilityEvent {
    public static final int TYPE_VIEW_CLICKED = 1, TYPE_VIEW_FOCUSED = 8, TYPE_VIEW_HOVER_ENTER = 0x80, TYPE_VIEW_HOVER_EXIT = 0x100;
    public static final int TYPE_WINDOW_CONTENT_CHANGED = 0x800, TYPE_VIEW_ACCESSIBILITY_FOCUSED = 0x8000, TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED = 0x10000;
    public static final int CONTENT_CHANGE_TYPE_SUBTREE = 1, CONTENT_CHANGE_TYPE_TEXT = 2;
    @Hide public int type, number = -1, changes;
    private final ArrayList<CharSequence> text = new ArrayList<>();
    private AccessibilityEvent() {}
    public static AccessibilityEvent obtain(int eventType) { AccessibilityEvent e = new AccessibilityEvent(); e.type = eventType; return e; }
    public void setPackageName(CharSequence packageName) {}
    public void setClassName(CharSequence className) {}
    public void setEnabled(boolean isEnabled) {}
    public void setSource(View source) { number = -1; }
    public void setSource(View root, int virtualDescendantId) { number = virtualDescendantId; }
    public void setContentChangeTypes(int changeTypes) { changes = changeTypes; }
    public List<CharSequence> getText() { return text; }
}
