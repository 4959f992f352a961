<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<cb:site-footer>
<footer class="site-footer"><div class="site-frame"><p class="legal">Questions? Call us: <a href="tel:+18005550142">1-800-555-0142</a></p></div></footer>
</cb:site-footer>
