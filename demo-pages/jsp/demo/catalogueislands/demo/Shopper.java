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
 * Who is shopping, as pages print it: <code>${shopper.profile}</code>, <code>${shopper.cart}</code> and so on. A shop reads
 * this from its session; here the demo shop has the session and is asked with the visitor's cookie, when a page first
 * needs it.
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

    /** Gives the settings of the widgets. */
    public Object getConfig() {
        return state().get("config");
    }

    /** Gives the profile. */
    public Object getProfile() {
        return state().get("profile");
    }

    /** Gives the cart; null where it cannot be read. */
    public Object getCart() {
        return state().get("cart");
    }

    /** Gives the menu. */
    public Object getNavigation() {
        return state().get("navigation");
    }

    /** Gives what the page has to tell; null where there is nothing. */
    public Object getMessage() {
        return state().get("message");
    }

    /** Asks the shop, unless it has been asked. A first visitor gets the cookie of the session with the answer. */
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
