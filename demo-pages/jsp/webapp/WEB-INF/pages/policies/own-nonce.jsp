<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<title>Your Shopping Cart</title>
<link rel="icon" href="/site/images/icon.svg" type="image/svg+xml">
<cb:assets widgets="cart-page"/>
<script src="/vendor/jquery/jquery.min.js" nonce="${cbNonce}" defer></script>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}"/>
</head>
<body>
<cb:cart-page><a href="/checkout/cart">Your Shopping Cart</a></cb:cart-page>
</body>
</html>
