package catalogueislands.demo;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** The demo shop behind the JSPs. It has the sessions, the calls, the pictures, and every other page. */
final class Shop {

    /** The origin of the shop, without a trailing slash. The process that starts Tomcat sets it. */
    static final String ADDRESS = System.getProperty("demo.shop");

    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Shop() {
    }

    /** Creates a request. */
    static HttpRequest.Builder ask(String path) {
        return HttpRequest.newBuilder(URI.create(ADDRESS + path));
    }

    /** Sends a request and returns the whole response. Does not follow redirects. */
    static HttpResponse<byte[]> send(HttpRequest request) throws IOException {
        try {
            return CLIENT.send(request, BodyHandlers.ofByteArray());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IOException("The server is being stopped", interruption);
        }
    }
}
