package app.wildfifteen;

import android.content.Context;
import android.graphics.Rect;
import android.os.Build;
import android.os.Bundle;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.CollectionInfo;
import android.view.accessibility.AccessibilityNodeInfo.CollectionItemInfo;
import android.view.accessibility.AccessibilityNodeInfo.RangeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import app.wildfifteen.mobile.Mobile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;

/**
 * The game's controls as nodes for TalkBack, Switch Access and the like: the view itself is one picture to them. The game
 * sends changes while a reader is on; the system's questions are answered from what it sent, without waiting for it.
 * Nodes are guarded by the monitor of this object, which is never held while the game is called.
 */
final class Nodes extends AccessibilityNodeProvider {
    /** The node of the sentence said last: readers say it when it changes. */
    private static final int SAID = 1 << 30;
    /** The shortest time between two events that the tree has changed, in ms. */
    private static final int CHANGE_INTERVAL = 100;
    /** How far a reader's scrolling turns the wheel, in notches. */
    private static final int SCROLL_NOTCHES = 5;

    /** A control, as the game describes it. */
    private static final class Node {
        final int number;
        final String kind;
        String label = "";
        String value = "";
        final Rect box = new Rect();
        final Rect clip = new Rect();
        boolean on;
        boolean disabled;
        boolean stop; // the reader's own focus aside, it can have the focus
        float lo;
        float hi;
        float at;
        float step;
        Node grid; // of a cell
        int row;
        int column;
        final List<List<Node>> rows = new ArrayList<List<Node>>(); // of a grid
        int columns;

        Node(int number, String kind) {
            this.number = number;
            this.kind = kind;
        }

        boolean is(String other) {
            return kind.equals(other);
        }

        boolean clickable() {
            return !disabled && (is("button") || is("switch") || is("radio") || is("cell") || is("field"));
        }

        /** What a reader says before the role; below Android 11, which knows no state, with the value. */
        String name() {
            boolean apart = Build.VERSION.SDK_INT >= 30 && is("slider") || is("field");
            return apart || value.isEmpty() ? label : label.isEmpty() ? value : label + ", " + value;
        }
    }

    private final HashMap<Integer, Node> nodes = new HashMap<Integer, Node>();
    private List<Node> order = new ArrayList<Node>(); // all but cells
    private String said = "";
    private View view;
    private AccessibilityManager manager;
    private boolean on;
    private boolean waiting; // an event that the tree has changed is on its way
    private int focus; // the node that has the game's focus, 0 for none
    private int reading = View.NO_ID; // the node that has the reader's focus
    private int under; // the node under the exploring finger, 0 for none
    private String title = "";

    /** Sets the view whose picture shows the controls. */
    void stand(View v) {
        view = v;
        manager = (AccessibilityManager) v.getContext().getSystemService(Context.ACCESSIBILITY_SERVICE);
    }

    /** Says whether anybody needs the nodes. While nobody does, there are none. */
    void listen(boolean now) {
        if (now == on) {
            return;
        }
        synchronized (this) {
            on = now;
            nodes.clear();
            order.clear();
            said = "";
            focus = 0;
            reading = View.NO_ID;
            under = 0;
        }
        Mobile.setMirrored(now);
    }

    boolean on() {
        return on;
    }

    // What the game says, on its own thread.

    /** Makes changes: lines with a kind of change and its arguments, see package mirror. */
    synchronized void change(String changes) {
        if (!on) {
            return;
        }
        for (String line : changes.split("\u001e")) {
            String[] f = line.split("\u001f", -1);
            if (f[0].equals("order")) {
                List<Node> now = new ArrayList<Node>();
                for (int i = 1; i < f.length; i++) {
                    Node n = nodes.get(Integer.valueOf(f[i]));
                    if (n != null) {
                        now.add(n);
                    }
                }
                order = now;
                continue;
            }
            int number = Integer.parseInt(f[1]);
            if (f[0].equals("create")) {
                nodes.put(number, new Node(number, f[2]));
                continue;
            }
            Node n = nodes.get(number);
            if (n != null) {
                change(n, f);
            }
        }
        changed();
    }

    private void change(Node n, String[] f) {
        if (f[0].equals("remove")) {
            leave(n);
            order.remove(n);
            nodes.remove(n.number);
        } else if (f[0].equals("cell")) {
            leave(n);
            n.grid = nodes.get(Integer.valueOf(f[2]));
            n.row = Integer.parseInt(f[3]);
            while (n.grid.rows.size() <= n.row) {
                n.grid.rows.add(new ArrayList<Node>());
            }
            n.grid.rows.get(n.row).add(n);
        } else if (f[0].equals("size")) {
            int rows = Integer.parseInt(f[2]);
            while (n.rows.size() > rows) {
                n.rows.remove(n.rows.size() - 1);
            }
            n.columns = Integer.parseInt(f[3]);
        } else if (f[0].equals("box")) {
            set(n.box, f);
        } else if (f[0].equals("clip")) {
            set(n.clip, f);
        } else if (f[0].equals("text")) {
            n.label = f[2];
        } else if (f[0].equals("value")) {
            if (n.is("slider")) {
                n.at = Float.parseFloat(f[2]);
            } else {
                n.value = f[2];
            }
        } else if (f[0].equals("attribute")) {
            set(n, f[2], f[3]);
        }
    }

    private static void leave(Node n) {
        if (n.grid != null) {
            for (List<Node> row : n.grid.rows) {
                row.remove(n);
            }
        }
    }

    private static void set(Rect r, String[] f) {
        float left = Float.parseFloat(f[2]);
        float top = Float.parseFloat(f[3]);
        r.set(Math.round(left), Math.round(top), Math.round(left + Float.parseFloat(f[4])), Math.round(top + Float.parseFloat(f[5])));
    }

    private static void set(Node n, String name, String value) {
        if (name.equals("aria-label")) {
            n.label = value;
        } else if (name.equals("aria-valuetext")) {
            n.value = value;
        } else if (name.equals("aria-checked") || name.equals("aria-pressed")) {
            n.on = value.equals("true");
        } else if (name.equals("aria-disabled") || name.equals("aria-readonly")) {
            n.disabled = value.equals("true");
        } else if (name.equals("aria-colindex")) {
            n.column = Integer.parseInt(value) - 1;
        } else if (name.equals("tabindex")) {
            n.stop = value.equals("0");
        } else if (name.equals("min")) {
            n.lo = Float.parseFloat(value);
        } else if (name.equals("max")) {
            n.hi = Float.parseFloat(value);
        } else if (name.equals("step")) {
            n.step = value.equals("any") ? 0 : Float.parseFloat(value);
        }
    }

    /** Tells that the game's focus has moved. */
    void focusOn(final int number) {
        view.post(new Runnable() {
            @Override
            public void run() {
                synchronized (Nodes.this) {
                    focus = number;
                }
                if (number != 0) {
                    send(AccessibilityEvent.TYPE_VIEW_FOCUSED, number, 0);
                }
            }
        });
    }

    /** Has the reader say a sentence. */
    void say(final String text) {
        view.post(new Runnable() {
            @Override
            public void run() {
                synchronized (Nodes.this) {
                    said = text;
                }
                send(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED, SAID, AccessibilityEvent.CONTENT_CHANGE_TYPE_TEXT);
            }
        });
    }

    /** Tells readers, a little later and once for all changes of that time, that the tree has changed. */
    private void changed() {
        if (waiting) {
            return;
        }
        waiting = true;
        view.postDelayed(new Runnable() {
            @Override
            public void run() {
                String now = "";
                synchronized (Nodes.this) {
                    waiting = false;
                    for (Node n : order) {
                        if (n.is("heading")) {
                            now = n.name();
                            break;
                        }
                    }
                }
                if (Build.VERSION.SDK_INT >= 28 && !now.equals(title)) {
                    view.setAccessibilityPaneTitle(now); // a reader says where the player is
                }
                title = now;
                send(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED, HOST_VIEW_ID, AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE);
            }
        }, CHANGE_INTERVAL);
    }

    private void send(int type, int number, int changes) {
        if (!on || !manager.isEnabled() || view.getParent() == null) {
            return;
        }
        AccessibilityEvent e = AccessibilityEvent.obtain(type);
        e.setPackageName(view.getContext().getPackageName());
        synchronized (this) {
            Node n = nodes.get(number);
            e.setClassName(n == null ? "android.view.View" : classOf(n));
            e.setEnabled(n == null || !n.disabled);
            if (n != null) {
                e.getText().add(n.name());
            } else if (number == SAID) {
                e.getText().add(said);
            }
        }
        if (number == HOST_VIEW_ID) {
            e.setSource(view);
        } else {
            e.setSource(view, number);
        }
        if (type == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED) {
            e.setContentChangeTypes(changes);
        }
        view.getParent().requestSendAccessibilityEvent(view, e);
    }

    // What readers ask, on the main thread.

    @Override
    public synchronized AccessibilityNodeInfo createAccessibilityNodeInfo(int number) {
        if (number == HOST_VIEW_ID) {
            return host();
        }
        if (number == SAID) {
            AccessibilityNodeInfo i = begin(SAID, "android.widget.TextView", new Rect(0, 0, 1, 1), true);
            i.setText(said);
            i.setLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE);
            return i;
        }
        Node n = nodes.get(number);
        if (n == null) {
            return null;
        }
        AccessibilityNodeInfo i = begin(number, classOf(n), n.box, !n.clip.isEmpty());
        i.setEnabled(!n.disabled);
        if (n.is("text") || n.is("heading") || n.is("status") || n.is("field")) {
            i.setText(n.is("field") ? n.value : n.name());
        }
        if (!n.is("text") && !n.is("heading") && !n.is("status")) {
            i.setContentDescription(n.name());
        }
        if (Build.VERSION.SDK_INT >= 30 && n.is("slider")) {
            i.setStateDescription(n.value);
        }
        if (Build.VERSION.SDK_INT >= 28) {
            i.setHeading(n.is("heading"));
        }
        i.setFocusable(n.stop);
        i.setFocused(number == focus);
        if (n.stop) {
            i.addAction(AccessibilityNodeInfo.ACTION_FOCUS);
        }
        i.setClickable(n.clickable());
        if (n.clickable()) {
            i.addAction(AccessibilityNodeInfo.ACTION_CLICK);
        }
        if (n.is("switch") || n.is("radio")) {
            i.setCheckable(true);
            i.setChecked(n.on);
        } else {
            i.setSelected(n.on);
        }
        if (n.is("field")) {
            i.setEditable(true);
        } else if (n.is("slider")) {
            slide(i, n);
        } else if (n.is("grid")) {
            i.setCollectionInfo(CollectionInfo.obtain(n.rows.size(), n.columns, false));
            for (List<Node> row : n.rows) {
                for (Node c : row) {
                    i.addChild(view, c.number);
                }
            }
        } else if (n.grid != null) {
            i.setParent(view, n.grid.number);
            i.setCollectionItemInfo(CollectionItemInfo.obtain(n.row, 1, n.column, 1, false));
        }
        return i;
    }

    private static void slide(AccessibilityNodeInfo i, Node n) {
        i.setRangeInfo(RangeInfo.obtain(RangeInfo.RANGE_TYPE_FLOAT, n.lo, n.hi, n.at));
        if (n.disabled) {
            return;
        }
        if (n.at < n.hi) {
            i.addAction(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD);
        }
        if (n.at > n.lo) {
            i.addAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD);
        }
        if (Build.VERSION.SDK_INT >= 24) {
            i.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_PROGRESS);
        }
    }

    /** The view itself: it holds all nodes in order, and scrolls if some of them are out of sight. */
    private AccessibilityNodeInfo host() {
        AccessibilityNodeInfo i = AccessibilityNodeInfo.obtain(view);
        view.onInitializeAccessibilityNodeInfo(i);
        boolean hidden = false;
        for (Node n : order) {
            i.addChild(view, n.number);
            hidden |= n.clip.isEmpty();
        }
        i.addChild(view, SAID);
        if (hidden) {
            i.setScrollable(true);
            i.addAction(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD);
            i.addAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD);
        }
        return i;
    }

    private AccessibilityNodeInfo begin(int number, String kind, Rect box, boolean visible) {
        AccessibilityNodeInfo i = AccessibilityNodeInfo.obtain(view, number);
        i.setPackageName(view.getContext().getPackageName());
        i.setClassName(kind);
        i.setParent(view);
        i.setBoundsInParent(box);
        int[] at = new int[2];
        view.getLocationOnScreen(at);
        i.setBoundsInScreen(new Rect(box.left + at[0], box.top + at[1], box.right + at[0], box.bottom + at[1]));
        i.setVisibleToUser(visible);
        i.setEnabled(true);
        i.setAccessibilityFocused(number == reading);
        i.addAction(number == reading ? AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS : AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS);
        return i;
    }

    private static String classOf(Node n) {
        if (n.is("button")) {
            return "android.widget.Button";
        } else if (n.is("switch")) {
            return "android.widget.Switch";
        } else if (n.is("radio")) {
            return "android.widget.RadioButton";
        } else if (n.is("slider")) {
            return "android.widget.SeekBar";
        } else if (n.is("field")) {
            return "android.widget.EditText";
        } else if (n.is("image")) {
            return "android.widget.ImageView";
        } else if (n.is("grid")) {
            return "android.widget.GridView";
        } else if (n.is("cell")) {
            return "android.view.View";
        }
        return "android.widget.TextView";
    }

    @Override
    public AccessibilityNodeInfo findFocus(int kind) {
        int number;
        synchronized (this) {
            number = kind == AccessibilityNodeInfo.FOCUS_INPUT ? focus : reading;
        }
        return number == 0 || number == View.NO_ID ? null : createAccessibilityNodeInfo(number);
    }

    @Override
    public List<AccessibilityNodeInfo> findAccessibilityNodeInfosByText(String text, int from) {
        List<AccessibilityNodeInfo> found = new ArrayList<AccessibilityNodeInfo>();
        List<Integer> numbers = new ArrayList<Integer>();
        synchronized (this) {
            for (Iterator<Node> all = nodes.values().iterator(); all.hasNext(); ) {
                Node n = all.next();
                if (n.name().toLowerCase().contains(text.toLowerCase())) {
                    numbers.add(n.number);
                }
            }
        }
        for (int number : numbers) {
            found.add(createAccessibilityNodeInfo(number));
        }
        return found;
    }

    @Override
    public boolean performAction(int number, int action, Bundle arguments) {
        Node n;
        synchronized (this) {
            n = nodes.get(number);
        }
        if (action == AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS && (n != null || number == SAID)) {
            return read(number);
        }
        if (action == AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS && number == reading) {
            read(View.NO_ID);
            return true;
        }
        boolean forward = action == AccessibilityNodeInfo.ACTION_SCROLL_FORWARD;
        boolean scroll = forward || action == AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD;
        if (number == HOST_VIEW_ID) {
            if (scroll) {
                Mobile.wheel(0, forward ? -SCROLL_NOTCHES : SCROLL_NOTCHES);
                return true;
            }
            return view.performAccessibilityAction(action, arguments);
        }
        if (n == null) {
            return false;
        }
        if (action == AccessibilityNodeInfo.ACTION_CLICK && n.clickable()) {
            send(AccessibilityEvent.TYPE_VIEW_CLICKED, number, 0);
            Mobile.pressed(number);
            return true;
        }
        if (action == AccessibilityNodeInfo.ACTION_FOCUS && n.stop) {
            Mobile.focused(number);
            return true;
        }
        if (n.is("slider") && !n.disabled) {
            if (scroll) {
                float step = n.step > 0 ? n.step : (n.hi - n.lo) / 20;
                Mobile.adjusted(number, n.at + (forward ? step : -step));
                return true;
            }
            if (Build.VERSION.SDK_INT >= 24 && action == AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_PROGRESS.getId() && arguments != null) {
                Mobile.adjusted(number, arguments.getFloat(AccessibilityNodeInfo.ACTION_ARGUMENT_PROGRESS_VALUE));
                return true;
            }
        }
        return false;
    }

    /** Moves the reader's focus. */
    private boolean read(int number) {
        int old = reading;
        if (old == number) {
            return false;
        }
        synchronized (this) {
            reading = number;
        }
        view.invalidate();
        if (old != View.NO_ID) {
            send(AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED, old, 0);
        }
        if (number != View.NO_ID) {
            send(AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED, number, 0);
        }
        return true;
    }

    /** Handles a finger that explores the screen; false if nobody listens. */
    boolean explore(MotionEvent event) {
        if (!on || !manager.isTouchExplorationEnabled()) {
            return false;
        }
        int now = event.getAction() == MotionEvent.ACTION_HOVER_EXIT ? 0 : at(Math.round(event.getX()), Math.round(event.getY()));
        if (now != under) {
            int old = under;
            under = now;
            if (now != 0) {
                send(AccessibilityEvent.TYPE_VIEW_HOVER_ENTER, now, 0);
            }
            if (old != 0) {
                send(AccessibilityEvent.TYPE_VIEW_HOVER_EXIT, old, 0);
            }
        }
        return true;
    }

    /** Returns the topmost node in sight at a point of the view, 0 if there is none. */
    private synchronized int at(int x, int y) {
        for (int i = order.size() - 1; i >= 0; i--) {
            Node n = order.get(i);
            if (!n.clip.contains(x, y)) {
                continue;
            }
            for (List<Node> row : n.rows) {
                for (Node c : row) {
                    if (c.clip.contains(x, y)) {
                        return c.number;
                    }
                }
            }
            return n.number;
        }
        return 0;
    }
}
