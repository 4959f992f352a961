<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" %>
<!DOCTYPE html>
<html lang="en">
<head>
<title>Your Shopping Cart</title>
<%-- The controller writes this with its JSON library, with "<" as \u003c: {"config": {"csrfToken": …}, "profile": {…}} --%>
<script type="application/json" id="cb-state"><%= request.getAttribute("stateJson") %></script>
<jsp:include page="/widgets/head.html"/>
<script type="module" src="/scripts/add-slides.js"></script>
</head>
<body>
<div data-cb-widget="cart-page"><a href="/checkout/cart">Your Shopping Cart</a></div>
<button type="button" id="add-slides" hidden>Add slides</button>
</body>
</html>
