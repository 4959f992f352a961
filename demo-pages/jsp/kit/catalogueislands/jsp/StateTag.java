package catalogueislands.jsp;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * {@code <cb:state>}: prints {@code #cb-state}, what the server knows already. Each part is a map or a bean; one that is
 * null is left out, and the widgets then ask for it or take its default.
 */
public class StateTag extends SimpleTagSupport {

    private final Map<String, Object> parts = new LinkedHashMap<>();

    /** Settings of the widgets on this site. */
    public void setConfig(Object config) {
        parts.put("config", config);
    }

    /** Who is shopping. */
    public void setProfile(Object profile) {
        parts.put("profile", profile);
    }

    /** The cart, as the server's cart call replies it. */
    public void setCart(Object cart) {
        parts.put("cart", cart);
    }

    /** The header's menu. */
    public void setNavigation(Object navigation) {
        parts.put("navigation", navigation);
    }

    /** What the page has to tell: {@code tone} and {@code text}. */
    public void setMessage(Object message) {
        parts.put("message", message);
    }

    @Override
    public void doTag() throws JspException, IOException {
        StringBuilder json = new StringBuilder();
        for (Map.Entry<String, Object> part : parts.entrySet()) {
            if (part.getValue() != null) {
                json.append(json.isEmpty() ? "{" : ",").append('"').append(part.getKey()).append("\":");
                json.append(write(part.getKey(), part.getValue()));
            }
        }
        json.append(json.isEmpty() ? "{}" : "}");
        getJspContext().getOut().write("<script type=\"application/json\" id=\"cb-state\">" + json + "</script>");
    }

    private static String write(String part, Object value) throws JspException {
        try {
            return ScriptJson.write(value);
        } catch (IOException error) {
            throw new JspException("<cb:state>: " + part + " (" + value.getClass().getName()
                + ") cannot be written as JSON: " + error.getMessage(), error);
        }
    }
}
