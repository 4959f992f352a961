package catalogueislands.demo;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The visitor, as pages print it: <code>${shopper.profile}</code>, <code>${shopper.cart}</code> and so on. A real shop
 * reads this from its session. Here the demo shop has the session, so this requests it with the visitor's cookie when a
 * page first needs it.
 */
public final class Shopper {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private Map<String, Object> state;

    Shopper(HttpServletRequest request, HttpServletResponse response) {
        this.request = request;
        this.response = response;
    }

    /** Returns the settings of the widgets. */
    public Object getConfig() {
        return state().get("config");
    }

    /** Returns the profile. */
    public Object getProfile() {
        return state().get("profile");
    }

    /** Returns the cart, or null if it can't be read. */
    public Object getCart() {
        return state().get("cart");
    }

    /** Returns the menu. */
    public Object getNavigation() {
        return state().get("navigation");
    }

    /** Returns the message for the visitor, or null if there is none. */
    public Object getMessage() {
        return state().get("message");
    }

    /** Requests the state from the shop, once. A new visitor gets the session's cookie with the response. */
    Map<String, Object> state() {
        if (state == null) {
            try {
                state = read();
            } catch (IOException error) {
                throw new UncheckedIOException("the demo shop does not say who is shopping", error);
            }
        }
        return state;
    }

    private Map<String, Object> read() throws IOException {
        String query = request.getQueryString();
        String address = request.getRequestURI() + (query == null ? "" : '?' + query);
        HttpRequest.Builder asked =
            Shop.ask("/session-state?address=" + URLEncoder.encode(address, StandardCharsets.UTF_8));
        String cookie = request.getHeader("Cookie");
        if (cookie != null) {
            asked.header("Cookie", cookie);
        }
        HttpResponse<byte[]> answer = Shop.send(asked.build());
        answer.headers().allValues("set-cookie").forEach(value -> response.addHeader("Set-Cookie", value));
        return MAPPER.readValue(answer.body(), new TypeReference<>() { });
    }
}
