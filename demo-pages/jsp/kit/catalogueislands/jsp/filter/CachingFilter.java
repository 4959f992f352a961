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

/**
 * Says how long the files of the build may be kept. Below {@code releases/} nothing ever changes; the pointers beside it
 * are asked for again each time, which costs a 304. An answer that is an error is not kept: the file may come with the next
 * deployment. Map it to {@code /widgets/*}.
 */
public class CachingFilter implements Filter {

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse http = (HttpServletResponse) response;
        boolean isForEver = ((HttpServletRequest) request).getRequestURI().contains("/releases/");
        http.setHeader("Cache-Control", isForEver ? FOR_EVER : "no-cache");
        http.setHeader("X-Content-Type-Options", "nosniff");
        chain.doFilter(request, new KeepsNoErrors(http));
    }

    /** Takes the promise back as soon as the answer becomes an error. */
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
