<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %>
<%@ include file="/WEB-INF/taglibs.jspf" %>
<%@ taglib prefix="t" tagdir="/WEB-INF/tags" %>
<t:page title="Your Shopping Cart">
  <%-- Staff of a procurement system look, and do not touch. --%>
  <c:choose>
    <c:when test="${inspect}"><cb:cart-page view="inspect"><a href="/checkout/cart">Your Shopping Cart</a></cb:cart-page></c:when>
    <c:otherwise><cb:cart-page><a href="/checkout/cart">Your Shopping Cart</a></cb:cart-page></c:otherwise>
  </c:choose>
  <div id="quick-order" data-cb-widget="quick-order" data-rows="3"></div>
  <% if (promotions.isEnabled()) { %>
    <div data-cb-widget="promo-area" data-source="cart-bottom"></div>
  <% } %>
</t:page>
