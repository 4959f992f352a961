<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%-- The head of all pages of the site, with or without widgets. --%>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/site/images/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/vendor/bootstrap/css/bootstrap.min.css">
<link rel="stylesheet" href="/site/site.css">
<script src="/vendor/jquery/jquery.min.js" nonce="${cbNonce}" crossorigin="anonymous" integrity="${scripts.integrity('/vendor/jquery/jquery.min.js')}" defer></script>
<script src="/site/shop.js" nonce="${cbNonce}" crossorigin="anonymous" integrity="${scripts.integrity('/site/shop.js')}" defer></script>
