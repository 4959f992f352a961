package catalogueislands.jsp.filter;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Lets pages of other origins load the files of the build. Browsers fetch modules, and everything with an integrity
 * value, with CORS. The files are the same for everybody, so any origin may load them, without cookies. Map this filter
 * to {@code /widgets/*} only.
 */
public class CorsFilter implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse http = (HttpServletResponse) response;
        http.setHeader("Access-Control-Allow-Origin", "*");
        http.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
        http.setHeader("Timing-Allow-Origin", "*");
        chain.doFilter(request, response);
    }
}
