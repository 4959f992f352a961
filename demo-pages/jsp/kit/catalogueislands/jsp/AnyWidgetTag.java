package catalogueislands.jsp;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.tagext.DynamicAttributes;
import java.util.Locale;

/**
 * {@code <cb:widget name="…">}: the mount point of a widget that this kit has no tag for. Every other attribute becomes a
 * {@code data-*} attribute, so nothing is checked before the widget reads it.
 */
public class AnyWidgetTag extends WidgetTag implements DynamicAttributes {

    private static final long serialVersionUID = 1L;

    /** Makes a tag that has no name yet. */
    public AnyWidgetTag() {
        super("widget");
    }

    /** The widget's name. The tag library lets no expression stand here: a name never comes from a request. */
    public void setName(String name) {
        setWidget(name);
    }

    /** Keeps {@code tempB2i}, {@code temp-b2i} or {@code data-temp-b2i} as {@code data-temp-b2i}. */
    @Override
    public void setDynamicAttribute(String namespace, String name, Object value) throws JspException {
        put(htmlName(name), value);
    }

    private static String htmlName(String name) {
        String hyphenated = name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        return hyphenated.startsWith("data-") ? hyphenated : "data-" + hyphenated;
    }
}
