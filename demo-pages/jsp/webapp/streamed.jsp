<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Your Shopping Cart, piece by piece | Fernbrook Science Supply</title>
<cb:assets widgets="cart-page"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
</head>
<body>
<%-- Flushes the head at once: the browser loads stylesheets and modules while the server still reads the cart. --%>
<% out.flush(); %>
<main id="content" class="container">
<h1>Your Shopping Cart</h1>
<%-- The slow part of a real page. The loader waits for the end of the document, so the state block may come this late. --%>
<% Thread.sleep(500); %>
<cb:cart-page><p class="lead">${shopper.profile.miniCartCount} pieces in your cart.</p></cb:cart-page>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}"/>
</main>
</body>
</html>
