package catalogueislands.jsp;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.tagext.DynamicAttributes;
import java.util.Locale;

/**
 * {@code <cb:widget name="…">}: the mount point of a widget that this kit has no tag for. Every other attribute becomes
 * a {@code data-*} attribute, unchecked.
 */
public class AnyWidgetTag extends WidgetTag implements DynamicAttributes {

    private static final long serialVersionUID = 1L;

    /** Creates a tag without a name. */
    public AnyWidgetTag() {
        super("widget");
    }

    /** Sets the widget's name. The tag library allows no expression here, so that a name never comes from a request. */
    public void setName(String name) {
        setWidget(name);
    }

    /** Sets {@code tempB2i}, {@code temp-b2i} or {@code data-temp-b2i} as {@code data-temp-b2i}. */
    @Override
    public void setDynamicAttribute(String namespace, String name, Object value) throws JspException {
        put(htmlName(name), value);
    }

    private static String htmlName(String name) {
        String hyphenated = name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        return hyphenated.startsWith("data-") ? hyphenated : "data-" + hyphenated;
    }
}
