package catalogueislands.jsp;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.JspWriter;
import jakarta.servlet.jsp.tagext.TagSupport;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes a mount point; the body of the tag is the fallback. Each widget has a generated subclass with a setter for
 * each of its attributes. It is a classic tag instead of a simple one, because the fallback of an old page may contain
 * scriptlets.
 *
 * <p>A container reuses a tag for the next mount point with the same attributes and sets all of them again, so nothing is
 * cleared between two uses.
 */
public class WidgetTag extends TagSupport {

    private static final long serialVersionUID = 1L;

    private String widget;
    private String load;
    private String styleClass;
    private boolean off;
    private final LinkedHashMap<String, String> attributes = new LinkedHashMap<>();

    /** @param widget the widget's name, such as {@code cart-page} */
    protected WidgetTag(String widget) {
        this.widget = widget;
    }

    /** Sets the widget's name, if the tag itself has none. */
    protected void setWidget(String name) {
        widget = name;
    }

    /**
     * Sets when the widget is loaded: {@code eager}, {@code visible}, {@code idle} or {@code off}. Without it, the widget
     * decides.
     */
    public void setLoad(String strategy) {
        load = strategy;
    }

    /** Sets the mount point's {@code class}. */
    public void setStyleClass(String names) {
        styleClass = names;
    }

    /** Sets whether only the fallback is written. */
    public void setOff(boolean isOff) {
        off = isOff;
    }

    /**
     * Adds an attribute to the mount point.
     *
     * @param attribute its name in HTML
     * @param value     a text, number or flag; a list or map is written as JSON; null and the empty string leave it out
     */
    protected void put(String attribute, Object value) throws JspException {
        String text = text(attribute, value);
        if (text.isEmpty()) {
            attributes.remove(attribute);
        } else {
            attributes.put(attribute, text);
        }
    }

    private String text(String attribute, Object value) throws JspException {
        if (value instanceof Map || value instanceof Collection || value instanceof Object[]) {
            try {
                return ScriptJson.write(value);
            } catch (IOException error) {
                throw new JspException(widget + ": " + attribute + " cannot be written as JSON", error);
            }
        }
        return value == null ? "" : value.toString();
    }

    @Override
    public int doStartTag() throws JspException {
        if (!off) {
            print("<div data-cb-widget=\"" + HtmlText.attribute(widget) + '"' + written() + '>');
        }
        return EVAL_BODY_INCLUDE;
    }

    private String written() {
        StringBuilder html = new StringBuilder();
        append(html, "id", getId());
        append(html, "class", styleClass);
        append(html, "data-cb-load", load);
        attributes.forEach((name, value) -> append(html, name, value));
        return html.toString();
    }

    private static void append(StringBuilder html, String name, String value) {
        if (value != null && !value.isEmpty()) {
            html.append(' ').append(name).append("=\"").append(HtmlText.attribute(value)).append('"');
        }
    }

    @Override
    public int doEndTag() throws JspException {
        if (!off) {
            print("</div>");
        }
        return EVAL_PAGE;
    }

    private void print(String html) throws JspException {
        JspWriter page = pageContext.getOut();
        try {
            page.write(html);
        } catch (IOException error) {
            throw new JspException(widget + " cannot be written into the page", error);
        }
    }

    @Override
    public void release() {
        super.release();
        load = null;
        styleClass = null;
        off = false;
        attributes.clear();
    }
}
