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
 * Sends {@code x.js.br} or {@code x.js.gz} in place of {@code x.js} where the file is there and the browser takes it. Map it
 * to {@code /widgets/*}, after the others.
 */
public class PrecompressedFilter implements Filter {

    /** Endings by encoding, the smaller file first. */
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
            // A path with an escape names no file of the build.
            if (path.indexOf('%') < 0 && takes(http, ending.getKey()) && context.getResource(compressed) != null) {
                answer.setHeader("Content-Encoding", ending.getKey());
                answer.setContentType(context.getMimeType(path));
                http.getRequestDispatcher(compressed).forward(request, response);
                return;
            }
        }
        chain.doFilter(request, response);
    }

    /** Tells whether the browser takes an encoding: it names it, and not with a weight of 0. */
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
