<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<% request.setAttribute("sent", new com.fasterxml.jackson.databind.ObjectMapper().readValue(request.getReader(), java.util.Map.class)); %>
<cb:state config="${sent}"/>
<cb:widget name="register-form" email="${sent.text}"></cb:widget>
