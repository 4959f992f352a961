package catalogueislands.jsp;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.jsp.JspException;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The manifests that the pages of a web application use. A manifest at an address is read when a page first needs it, and
 * then on a timer, so that no page waits for it: a deploy or rollback there needs no change here. A manifest in the web
 * application is read again when the file has changed.
 *
 * <p>The tag library declares this class as a listener, which ends the timer with the application.
 */
public final class Manifests implements ServletContextListener {

    /** The context parameter with the address of the manifest, or its path in the web application. */
    static final String PLACE = "catalogueislands.manifest";
    /** The context parameter with the seconds between two reads of a manifest at an address. */
    static final String EVERY = "catalogueislands.reread";

    private static final String USUAL_SECONDS = "60";
    private static final String KEPT = Manifests.class.getName();

    private final Map<String, ManifestFile> files = new ConcurrentHashMap<>();
    private ScheduledExecutorService timer;

    @Override
    public void contextInitialized(ServletContextEvent event) {
        event.getServletContext().setAttribute(KEPT, this);
    }

    @Override
    public synchronized void contextDestroyed(ServletContextEvent event) {
        if (timer != null) {
            timer.shutdownNow();
        }
    }

    /**
     * Returns the manifest for the files at an address.
     *
     * @param base    the address of the build's folder, with a slash at the end
     * @param release the release that the template pins; empty for the current one
     * @return null if it's at an address and couldn't be read yet
     * @throws JspException if it should be in the web application, but isn't, or has never been valid
     */
    static Manifest of(ServletContext context, String base, String release) throws JspException {
        return of(context).find(context, base, release);
    }

    private static Manifests of(ServletContext context) {
        synchronized (Manifests.class) {
            if (context.getAttribute(KEPT) instanceof Manifests all) {
                return all;
            }
            Manifests all = new Manifests();
            context.setAttribute(KEPT, all);
            return all;
        }
    }

    private Manifest find(ServletContext context, String base, String release) throws JspException {
        String directory = release.isEmpty() ? "" : "releases/" + release + '/';
        String current = placeOf(context, base);
        String place = directory.isEmpty()
            ? current
            : current.substring(0, current.lastIndexOf('/') + 1) + directory + "manifest.json";
        boolean isAddress = isAddress(place);
        ManifestFile file = files.get(place);
        if (file == null) {
            URL url = urlOf(context, place);
            file = files.computeIfAbsent(place, key -> opened(key, url, directory));
            if (isAddress) {
                startTimer(context);
            }
        } else if (!isAddress) {
            file.read();
        }
        if (file.good() == null && !isAddress) {
            throw new JspException("<cb:assets>: " + place + " cannot be read: " + file.trouble());
        }
        return file.good();
    }

    private static ManifestFile opened(String place, URL url, String directory) {
        ManifestFile file = new ManifestFile(place, url, directory);
        file.read();
        return file;
    }

    private static String placeOf(ServletContext context, String base) {
        String set = context.getInitParameter(PLACE);
        if (set != null) {
            return set;
        }
        boolean isOurs = !isAddress(base) && base.startsWith(context.getContextPath() + '/');
        return (isOurs ? base.substring(context.getContextPath().length()) : base) + "manifest.json";
    }

    private static boolean isAddress(String place) {
        return place.matches("https?://.+");
    }

    private static URL urlOf(ServletContext context, String place) throws JspException {
        try {
            URL url = isAddress(place) ? URI.create(place).toURL() : context.getResource(place);
            if (url != null) {
                return url;
            }
        } catch (IOException | IllegalArgumentException error) {
            throw new JspException("<cb:assets>: " + place + " cannot be read: " + error.getMessage(), error);
        }
        throw new JspException("<cb:assets>: there is no " + place + " in the web application; put the build there, or name"
            + " the address or path of its manifest in the context parameter " + PLACE);
    }

    private synchronized void startTimer(ServletContext context) throws JspException {
        if (timer == null) {
            String set = context.getInitParameter(EVERY);
            String text = set == null ? USUAL_SECONDS : set.trim();
            if (!text.matches("[1-9][0-9]{0,5}")) {
                throw new JspException("The context parameter " + EVERY + ": expected whole seconds, found \"" + text + '"');
            }
            long seconds = Long.parseLong(text);
            timer = Executors.newSingleThreadScheduledExecutor(work -> {
                Thread thread = new Thread(work, "catalogue-islands-manifest");
                thread.setDaemon(true);
                return thread;
            });
            timer.scheduleWithFixedDelay(this::readAgain, seconds, seconds, TimeUnit.SECONDS);
        }
    }

    private void readAgain() {
        files.forEach((place, file) -> {
            if (isAddress(place) && !(file.isForEver() && file.good() != null)) {
                file.read();
            }
        });
    }
}
