package catalogueislands.jsp.filter;

import catalogueislands.jsp.FileLinks;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.ServletResponseWrapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.jsp.JspException;
import java.io.IOException;

/**
 * Lists the files of a page in its {@code Link} header, so that browsers request them while the page is still being built:
 * over HTTP/2, Tomcat sends the header ahead of the page as Early Hints (status 103), and many CDNs do so for pages that
 * they have seen before. Map this filter to pages, after {@code PolicyFilter}. Its parameter:
 *
 * <ul>
 * <li>{@code widgets}: the widgets that the pages show at once, as in {@code <cb:assets>}; by default none, which lists
 *     only the loader.
 * </ul>
 */
public class HintsFilter implements Filter {

    private String name;
    private String widgets;

    @Override
    public void init(FilterConfig config) {
        name = config.getFilterName();
        String set = config.getInitParameter("widgets");
        widgets = set == null ? "" : set;
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest page = (HttpServletRequest) request;
        HttpServletResponse http = (HttpServletResponse) response;
        try {
            for (String link : FileLinks.of(page, widgets, name + ", parameter widgets")) {
                http.addHeader("Link", link);
            }
        } catch (JspException error) {
            throw new ServletException(error.getMessage(), error);
        }
        // Browsers ignore it over HTTP/1.1, and some proxies mistake it for the page.
        if (page.getProtocol().equals("HTTP/2.0") && page.getMethod().equals("GET")) {
            sendEarly(response);
        }
        chain.doFilter(request, response);
    }

    /** Does nothing if the container has no method for it: the servlet API has one only from version 6.2 on. */
    private static void sendEarly(ServletResponse response) throws ServletException {
        ServletResponse own = response;
        while (own instanceof ServletResponseWrapper wrapper) {
            own = wrapper.getResponse();
        }
        try {
            own.getClass().getMethod("sendEarlyHints").invoke(own);
        } catch (NoSuchMethodException none) {
            // The page's own Link header stays.
        } catch (ReflectiveOperationException error) {
            throw new ServletException("Early Hints could not be sent: " + error, error);
        }
    }
}
