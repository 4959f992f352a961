package catalogueislands.jsp.filter;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Sends {@code x.js.br} or {@code x.js.gz} instead of {@code x.js} if the file exists and the browser accepts the
 * encoding. Map this filter to {@code /widgets/*}, after the others.
 */
public class PrecompressedFilter implements Filter {

    /** File extensions by encoding, the smallest file first. */
    private static final Map<String, String> ENDINGS = new LinkedHashMap<>();

    static {
        ENDINGS.put("br", ".br");
        ENDINGS.put("gzip", ".gz");
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest http = (HttpServletRequest) request;
        HttpServletResponse answer = (HttpServletResponse) response;
        ServletContext context = http.getServletContext();
        String path = http.getRequestURI().substring(http.getContextPath().length());
        answer.addHeader("Vary", "Accept-Encoding");
        for (Map.Entry<String, String> ending : ENDINGS.entrySet()) {
            String compressed = path + ending.getValue();
            // No file of the build has a percent-encoded path.
            if (path.indexOf('%') < 0 && takes(http, ending.getKey()) && context.getResource(compressed) != null) {
                answer.setHeader("Content-Encoding", ending.getKey());
                answer.setContentType(context.getMimeType(path));
                http.getRequestDispatcher(compressed).forward(request, response);
                return;
            }
        }
        chain.doFilter(request, response);
    }

    /** Checks whether the browser accepts an encoding: whether it lists it with a weight other than 0. */
    private static boolean takes(HttpServletRequest request, String encoding) {
        String header = request.getHeader("Accept-Encoding");
        if (header == null) {
            return false;
        }
        for (String part : header.toLowerCase(Locale.ROOT).replace(" ", "").split(",")) {
            String[] halves = part.split(";", 2);
            if (halves[0].equals(encoding)) {
                return halves.length == 1 || !halves[1].matches("q=0(\\.0*)?");
            }
        }
        return false;
    }
}
