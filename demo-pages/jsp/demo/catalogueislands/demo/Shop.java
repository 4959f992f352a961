package catalogueislands.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** The demo shop behind the pages, which has the sessions, the calls, pictures and every page that is no JSP. */
final class Shop {

    /** Where it is, without a slash at the end; the process that starts Tomcat says so. */
    static final String ADDRESS = System.getProperty("demo.shop");

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Shop() {
    }

    /** Begins a request. */
    static HttpRequest.Builder ask(String path) {
        return HttpRequest.newBuilder(URI.create(ADDRESS + path));
    }

    /** Sends a request and waits for the whole answer; a redirection is an answer like others. */
    static HttpResponse<byte[]> send(HttpRequest request) throws IOException {
        try {
            return CLIENT.send(request, BodyHandlers.ofByteArray());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IOException("The server is being stopped", interruption);
        }
    }
}
