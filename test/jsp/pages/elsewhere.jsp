<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<% response.setHeader("Content-Security-Policy", "default-src 'none'"); %>
<cb:assets widgets="mini-cart" policy="nonce" nonce="n0nce" base="${param.base}" release="${param.release}"/>
