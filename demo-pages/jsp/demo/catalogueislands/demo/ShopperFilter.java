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

/** Gives a page its {@code shopper} and its {@code scripts}; such a page is one visitor's and never kept. */
public class ShopperFilter implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest visit = (HttpServletRequest) request;
        HttpServletResponse answer = (HttpServletResponse) response;
        answer.setHeader("Cache-Control", "no-store");
        Shopper shopper = new Shopper(visit, answer);
        // A page that is sent piece by piece could set no cookie any more.
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
