package android.view.accessibility;

import android.graphics.Rect;
import android.view.View;
import java.util.ArrayList;
import java.util.TreeSet;
import standin.Hide;

/** A plain record. */
public class AccessibilityNodeInfo {
    public static final int ACTION_FOCUS = 1, ACTION_CLICK = 0x10, ACTION_ACCESSIBILITY_FOCUS = 0x40, ACTION_CLEAR_ACCESSIBILITY_FOCUS = 0x80;
    public static final int ACTION_SCROLL_FORWARD = 0x1000, ACTION_SCROLL_BACKWARD = 0x2000;
    public static final int FOCUS_INPUT = 1, FOCUS_ACCESSIBILITY = 2;
    public static final String ACTION_ARGUMENT_PROGRESS_VALUE = "android.view.accessibility.action.ARGUMENT_PROGRESS_VALUE";

    public static final class AccessibilityAction {
        public static final AccessibilityAction ACTION_SET_PROGRESS = new AccessibilityAction(0x0102003d, null);
        private final int id;
        public AccessibilityAction(int actionId, CharSequence label) { id = actionId; }
        public int getId() { return id; }
    }
    public static final class RangeInfo {
        public static final int RANGE_TYPE_INT = 0, RANGE_TYPE_FLOAT = 1;
        private final float min, max, current;
        private RangeInfo(float min, float max, float current) { this.min = min; this.max = max; this.current = current; }
        public static RangeInfo obtain(int type, float min, float max, float current) { return new RangeInfo(min, max, current); }
        public float getMin() { return min; }
        public float getMax() { return max; }
        public float getCurrent() { return current; }
    }
    public static final class CollectionInfo {
        private final int rows, columns;
        private CollectionInfo(int rows, int columns) { this.rows = rows; this.columns = columns; }
        public static CollectionInfo obtain(int rowCount, int columnCount, boolean hierarchical) { return new CollectionInfo(rowCount, columnCount); }
        public int getRowCount() { return rows; }
        public int getColumnCount() { return columns; }
    }
    public static final class CollectionItemInfo {
        private final int row, column;
        private CollectionItemInfo(int row, int column) { this.row = row; this.column = column; }
        public static CollectionItemInfo obtain(int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading) { return new CollectionItemInfo(rowIndex, columnIndex); }
        public int getRowIndex() { return row; }
        public int getColumnIndex() { return column; }
    }

    @Hide public int number = -1, parent = -1, live;
    @Hide public boolean rooted; // has a parent at all
    @Hide public final ArrayList<Integer> children = new ArrayList<>();
    @Hide public final TreeSet<Integer> actions = new TreeSet<>();
    @Hide public final Rect box = new Rect();
    @Hide public CharSequence text, description, state, className, packageName;
    @Hide public boolean enabled, focusable, focused, reading, clickable, checkable, checked, selected, editable, scrollable, visible, heading;
    @Hide public RangeInfo range;
    @Hide public CollectionInfo collection;
    @Hide public CollectionItemInfo item;

    private AccessibilityNodeInfo() {}
    public static AccessibilityNodeInfo obtain(View source) { return new AccessibilityNodeInfo(); }
    public static AccessibilityNodeInfo obtain(View root, int virtualDescendantId) { AccessibilityNodeInfo i = new AccessibilityNodeInfo(); i.number = virtualDescendantId; return i; }
    public void addChild(View root, int virtualDescendantId) { children.add(virtualDescendantId); }
    public void setParent(View parent) { rooted = true; this.parent = -1; }
    public void setParent(View root, int virtualDescendantId) { rooted = true; parent = virtualDescendantId; }
    public void addAction(int action) { actions.add(action); }
    public void addAction(AccessibilityAction action) { actions.add(action.getId()); }
    public void setBoundsInParent(Rect bounds) {}
    public void setBoundsInScreen(Rect bounds) { box.set(bounds.left, bounds.top, bounds.right, bounds.bottom); }
    public void setPackageName(CharSequence packageName) { this.packageName = packageName; }
    public void setClassName(CharSequence className) { this.className = className; }
    public void setText(CharSequence text) { this.text = text; }
    public void setContentDescription(CharSequence contentDescription) { description = contentDescription; }
    public void setStateDescription(CharSequence stateDescription) { state = stateDescription; }
    public void setVisibleToUser(boolean visibleToUser) { visible = visibleToUser; }
    public void setEnabled(boolean enabled) { this.enabled = enabled; }
    public void setFocusable(boolean focusable) { this.focusable = focusable; }
    public void setFocused(boolean focused) { this.focused = focused; }
    public void setAccessibilityFocused(boolean focused) { reading = focused; }
    public void setClickable(boolean clickable) { this.clickable = clickable; }
    public void setCheckable(boolean checkable) { this.checkable = checkable; }
    public void setChecked(boolean checked) { this.checked = checked; }
    public void setSelected(boolean selected) { this.selected = selected; }
    public void setEditable(boolean editable) { this.editable = editable; }
    public void setScrollable(boolean scrollable) { this.scrollable = scrollable; }
    public void setHeading(boolean isHeading) { heading = isHeading; }
    public void setLiveRegion(int mode) { live = mode; }
    public void setRangeInfo(RangeInfo rangeInfo) { range = rangeInfo; }
    public void setCollectionInfo(CollectionInfo collectionInfo) { collection = collectionInfo; }
    public void setCollectionItemInfo(CollectionItemInfo collectionItemInfo) { item = collectionItemInfo; }
}
