package catalogueislands.jsp.filter;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Sets how long the files of the build may be kept. Files inside a release never change; all other files are
 * revalidated each time, which costs a 304. Errors are never kept, because the next deployment may add the file. Map it
 * to {@code /widgets/*}.
 */
public class CachingFilter implements Filter {

    /** {@code releases/history.json} is beside the releases and changes with each of them. */
    private static final Pattern IN_RELEASE = Pattern.compile("/releases/[^/]+/");

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse http = (HttpServletResponse) response;
        String path = ((HttpServletRequest) request).getRequestURI();
        http.setHeader("Cache-Control", IN_RELEASE.matcher(path).find() ? FOR_EVER : "no-cache");
        http.setHeader("X-Content-Type-Options", "nosniff");
        chain.doFilter(request, new KeepsNoErrors(http));
    }

    /** Removes the caching header as soon as the response becomes an error. */
    private static final class KeepsNoErrors extends HttpServletResponseWrapper {

        KeepsNoErrors(HttpServletResponse response) {
            super(response);
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
                setHeader("Cache-Control", "no-store");
            }
        }
    }
}
