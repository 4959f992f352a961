package catalogueislands.jsp.filter;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;

/**
 * Sets how long the files of the build may be cached. Files inside a release never change; all other files are
 * revalidated each time, which costs a 304. Errors are never cached, because the next deploy may add the file. Map this
 * filter to {@code /widgets/*}.
 */
public class CachingFilter implements Filter {

    /** The rules. The build of the kit generates them from the table that the whole product uses. */
    private record Rules(String inRelease, String release, String pointer, String missing) {
    }

    private Rules rules;
    private Pattern inRelease;

    @Override
    public void init(FilterConfig config) throws ServletException {
        try (InputStream table = CachingFilter.class.getResourceAsStream("/catalogueislands/jsp/caching.json")) {
            rules = new ObjectMapper().readValue(table, Rules.class);
            inRelease = Pattern.compile(rules.inRelease);
        } catch (IOException error) {
            throw new ServletException("The kit's jar is damaged: caching.json cannot be read", error);
        }
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse http = (HttpServletResponse) response;
        String path = ((HttpServletRequest) request).getRequestURI();
        // For example releases/history.json, which is next to the releases and changes with each of them.
        http.setHeader("Cache-Control", inRelease.matcher(path).find() ? rules.release : rules.pointer);
        http.setHeader("X-Content-Type-Options", "nosniff");
        chain.doFilter(request, new KeepsNoErrors(http, rules.missing));
    }

    /** Removes the caching header as soon as the response becomes an error. */
    private static final class KeepsNoErrors extends HttpServletResponseWrapper {

        private final String header;

        KeepsNoErrors(HttpServletResponse response, String header) {
            super(response);
            this.header = header;
        }

        @Override
        public void setStatus(int status) {
            forget(status);
            super.setStatus(status);
        }

        @Override
        public void sendError(int status) throws IOException {
            forget(status);
            super.sendError(status);
        }

        @Override
        public void sendError(int status, String message) throws IOException {
            forget(status);
            super.sendError(status, message);
        }

        private void forget(int status) {
            if (status >= 400) {
                setHeader("Cache-Control", header);
            }
        }
    }
}
