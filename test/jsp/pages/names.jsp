<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<%
  String policy = "self", base = "/widgets/", nonce = "", release = "", widgets = "cart-page", manifest = "", view = "standard";
  java.util.Map<String, Object> settings = java.util.Map.of("storeName", "Own"), state = settings, profile = settings, cart = settings;
  pageContext.setAttribute("config", settings);
%>
<cb:assets widgets="<%= widgets %>" policy="<%= policy %>" base="<%= base %>"/>
<cb:state config="${config}"/>
<cb:cart-page view="<%= view %>"><p><%= policy + " " + base + " " + view %></p></cb:cart-page>
