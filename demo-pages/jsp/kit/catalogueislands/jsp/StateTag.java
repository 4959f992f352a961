package catalogueislands.jsp;

import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * {@code <cb:state>}: writes {@code #cb-state}, the data that the server already has. Each attribute is a map
 * or a bean. If it is null, it's left out, and the widgets request it or use a default.
 */
public class StateTag extends SimpleTagSupport {

    private final Map<String, Object> parts = new LinkedHashMap<>();

    /** Sets the configuration of the widgets on this site. */
    public void setConfig(Object config) {
        parts.put("config", config);
    }

    /** Sets the profile of the visitor. */
    public void setProfile(Object profile) {
        parts.put("profile", profile);
    }

    /** Sets the cart, as in the reply to the server's cart call. */
    public void setCart(Object cart) {
        parts.put("cart", cart);
    }

    /** Sets the header's menu. */
    public void setNavigation(Object navigation) {
        parts.put("navigation", navigation);
    }

    /** Sets the message for the visitor: {@code tone} and {@code text}. */
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
