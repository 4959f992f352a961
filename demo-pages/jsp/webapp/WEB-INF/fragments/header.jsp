<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<a class="skip-link" href="#content">Skip to main content</a>
<cb:site-header searchAction="/search">
<header class="site-header">
<div class="masthead"><div class="site-frame">
<a class="logo" data-cb-link="home" href="/"><img src="/site/images/logo.svg" width="183" height="44" alt="Fernbrook Science Supply, home page"></a>
<form class="site-search" action="/search" method="get" role="search"><label class="sr-only" for="site-search">Search by Keyword or item #</label><input id="site-search" class="form-control" type="search" name="q" maxlength="80"><button class="btn btn-search" type="submit">Search</button></form>
<div class="header-cart"><cb:mini-cart panel="true"><a class="header-cart-link" href="/checkout/cart">Cart <span class="badge">${shopper.profile.miniCartCount}</span></a></cb:mini-cart></div>
</div></div>
</header>
</cb:site-header>
