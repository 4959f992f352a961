package catalogueislands.demo;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;

/** Forwards every request that no JSP answers to the demo shop, with the visitor's cookies. */
public class ShopProxy extends HttpServlet {

    private static final long serialVersionUID = 1L;

    /** Headers that apply to one connection only. */
    private static final Set<String> OWN = Set.of("connection", "content-length", "expect", "host", "keep-alive",
        "transfer-encoding", "upgrade", "http2-settings", "te");

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String query = request.getQueryString();
        byte[] body = request.getInputStream().readAllBytes();
        HttpRequest.Builder asked = Shop.ask(request.getRequestURI() + (query == null ? "" : '?' + query))
            .method(request.getMethod(), body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
        for (String name : Collections.list(request.getHeaderNames())) {
            if (isForwarded(name)) {
                Collections.list(request.getHeaders(name)).forEach(value -> asked.header(name, value));
            }
        }
        try {
            answer(Shop.send(asked.build()), response);
        } catch (IOException error) {
            response.sendError(HttpServletResponse.SC_BAD_GATEWAY);
        }
    }

    private static void answer(HttpResponse<byte[]> answer, HttpServletResponse response) throws IOException {
        response.setStatus(answer.statusCode());
        answer.headers().map().forEach((name, values) -> {
            if (isForwarded(name)) {
                values.forEach(value -> response.addHeader(name, value));
            }
        });
        response.getOutputStream().write(answer.body());
    }

    private static boolean isForwarded(String header) {
        return !header.startsWith(":") && !OWN.contains(header.toLowerCase(Locale.ROOT));
    }
}
