package catalogueislands.jsp;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One {@code manifest.json} and its last good content. A bad reply doesn't change that content; it only logs one line for
 * each new cause.
 */
final class ManifestFile {

    private static final Logger LOG = Logger.getLogger("catalogueislands");
    private static final int CONNECT_MS = 2_000;
    private static final int READ_MS = 3_000;
    /** The largest accepted file, many times the size of a manifest. */
    private static final int MOST_BYTES = 8_000_000;

    private final String place;
    private final URL url;
    /** The directory that the paths in the file are relative to, from the build's folder; empty for the folder itself. */
    private final String directory;
    private volatile Manifest good;
    private long modified = -1;
    private String trouble;

    /** @param place the address or path, for messages */
    ManifestFile(String place, URL url, String directory) {
        this.place = place;
        this.url = url;
        this.directory = directory;
    }

    /** Returns the last good content; null if there has been none. */
    Manifest good() {
        return good;
    }

    /** Returns why the file can't be read at the moment; null if it can. */
    synchronized String trouble() {
        return trouble;
    }

    /** Checks whether the file is a release's own manifest, which never changes. */
    boolean isForEver() {
        return !directory.isEmpty();
    }

    /** Reads the file again, if it has changed. Never throws. */
    synchronized void read() {
        try {
            URLConnection file = url.openConnection();
            file.setUseCaches(false);
            file.setConnectTimeout(CONNECT_MS);
            file.setReadTimeout(READ_MS);
            file.setRequestProperty("Accept", "application/json");
            boolean isHttp = file instanceof HttpURLConnection;
            if (file instanceof HttpURLConnection http && http.getResponseCode() != HttpURLConnection.HTTP_OK) {
                throw new IOException("it was answered with status " + http.getResponseCode());
            }
            // Reading the time opens some kinds of resources, so always close the stream.
            try (InputStream content = file.getInputStream()) {
                long time = file.getLastModified();
                if (isHttp || good == null || time != modified) {
                    good = Manifest.read(content.readNBytes(MOST_BYTES)).below(directory);
                    modified = time;
                }
            }
            tell(null);
        } catch (IOException | RuntimeException error) {
            tell(causeOf(error));
        }
    }

    private static String causeOf(Exception error) {
        String text = error instanceof JsonProcessingException json ? json.getOriginalMessage() : error.getMessage();
        return (text == null ? error.getClass().getSimpleName() : text).replaceAll("\\s+", " ");
    }

    private void tell(String cause) {
        if (cause != null && !cause.equals(trouble)) {
            String then = good == null ? "pages get the loader alone" : "pages keep release " + good.version();
            LOG.log(Level.WARNING, "{0} cannot be read: {1}; {2}", new Object[] {place, cause, then});
        } else if (cause == null && trouble != null) {
            LOG.log(Level.INFO, "{0} is read again: release {1}", new Object[] {place, good.version()});
        }
        trouble = cause;
    }
}
