<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>JSP pages | Fernbrook Science Supply</title>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
</head>
<body>
<main id="content" class="container">
<h1>JSP pages</h1>
<ul>
<li><a href="/checkout/cart">The cart</a>, also as a <a href="/checkout/cart?as=contract">contract buyer</a>, in a <a href="/checkout/cart?as=punchout-session">punch-out session</a>, as a <a href="/checkout/cart?as=guest">guest</a></li>
<li><a href="/quick-order.jsp">Quick order</a></li>
<li><a href="/account/order?as=individual">Order history</a></li>
<li><a href="/account/list-detail-public?profileId=310001&amp;giftlistId=gl010000">A public list</a></li>
<li><a href="/learn">Content with sections and articles</a></li>
<li><a href="/latin.jsp">A page in ISO-8859-1</a></li>
<li><a href="/streamed.jsp">A page that is sent piece by piece</a></li>
<li><a href="/fragments.jsp">A part of a page that jQuery fetches</a></li>
</ul>
<p>Each under another policy: <code>?csp=self</code> (as usual), <a href="/checkout/cart?csp=nonce"><code>?csp=nonce</code></a>, <a href="/checkout/cart?csp=cdn"><code>?csp=cdn</code></a>, and with the files of another origin: <a href="/checkout/cart?csp=nonce&amp;files=other"><code>?csp=nonce&amp;files=other</code></a>. The demo shop's <a href="/">own pages</a> stand behind these.</p>
</main>
</body>
</html>
