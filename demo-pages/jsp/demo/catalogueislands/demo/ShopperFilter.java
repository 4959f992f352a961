package catalogueislands.demo;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.stream.Stream;

/** Sets the {@code shopper} and {@code scripts} of a page, and prevents caching, since the page is for one visitor. */
public class ShopperFilter implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest visit = (HttpServletRequest) request;
        HttpServletResponse answer = (HttpServletResponse) response;
        answer.setHeader("Cache-Control", "no-store");
        Shopper shopper = new Shopper(visit, answer);
        // Set it now, since a page that is flushed early can no longer set a cookie.
        if (!hasSession(visit)) {
            shopper.state();
        }
        request.setAttribute("shopper", shopper);
        request.setAttribute("scripts", new PageScripts(request.getServletContext()));
        chain.doFilter(request, response);
    }

    private static boolean hasSession(HttpServletRequest visit) {
        Cookie[] cookies = visit.getCookies();
        return cookies != null && Stream.of(cookies).anyMatch(cookie -> cookie.getName().equals("JSESSIONID"));
    }
}
