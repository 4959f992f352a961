<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Your Shopping Cart | Fernbrook Science Supply</title>
<cb:assets widgets="cart-page quick-order site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<%-- The fallback may contain anything that an old page may, including scriptlets. --%>
<cb:cart-page styleClass="tall-mount">
<h1>Your Shopping Cart</h1>
<p class="lead">${shopper.profile.miniCartCount} pieces in your cart.</p>
<% if (request.getParameter("create") == null) { %>
<p><a class="btn btn-action" href="/checkout/shipping">Checkout</a></p>
<% } %>
<%-- The page's own content for one of the widget's slots. --%>
<template data-cb-slot="totals-note"><p class="help-block">Purchase orders: call ${shopper.config.phone}.</p></template>
</cb:cart-page>
<div class="row cart-extras"><div class="col-md-8">
<cb:quick-order id="quick-order"><h2>Quick Order</h2><p><a href="/search">Find items by keyword</a></p><noscript><p>Ordering by item number needs JavaScript.</p></noscript></cb:quick-order>
</div></div>
<cb:recommendations algorithm="cart-related" rules="in-stock"/>
<cb:promo-area source="cart-bottom"/>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
