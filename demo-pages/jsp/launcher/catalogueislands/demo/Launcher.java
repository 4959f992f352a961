package catalogueislands.demo;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.Context;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.webresources.DirResourceSet;
import org.apache.catalina.webresources.StandardRoot;
import org.apache.coyote.http2.Http2Protocol;
import org.apache.tomcat.util.scan.StandardJarScanner;

/**
 * Serves the demo's web application on an embedded Tomcat: {@code Launcher APPLICATION WIDGETS WORK PORT}. A second
 * port of the same server is the other origin that pages may load the widgets from. Both ports are only open to this
 * machine. Prints {@code ready PORT PORT}, and exits when its parent process does.
 */
public final class Launcher {

    /** Loggers whose lines at startup and shutdown only matter to servers that outlive the application. */
    private static final List<Logger> QUIET = List.of(
        Logger.getLogger("org.apache.catalina.loader.WebappClassLoaderBase"),
        Logger.getLogger("org.apache.jasper.servlet.TldScanner"));

    private Launcher() {
    }

    /** Starts the server. PORT 0 uses a free port. */
    public static void main(String[] arguments) throws Exception {
        QUIET.forEach(logger -> logger.setLevel(Level.SEVERE));
        File work = new File(arguments[2]);
        Tomcat tomcat = new Tomcat();
        tomcat.setBaseDir(work.getPath());
        tomcat.setSilent(true);
        Connector pages = connector(Integer.parseInt(arguments[3]));
        Connector files = connector(0);
        tomcat.setConnector(pages);
        tomcat.getService().addConnector(files);
        addApplication(tomcat, arguments[0], arguments[1]);
        // Opens the ports, so that web.xml can read the address of the other origin.
        tomcat.getServer().init();
        System.setProperty("demo.files", "http://127.0.0.1:" + files.getLocalPort() + "/widgets/");
        tomcat.start();
        System.out.println("ready " + pages.getLocalPort() + ' ' + files.getLocalPort());
        waitForTheEndOfInput();
        tomcat.stop();
        tomcat.destroy();
    }

    private static Connector connector(int port) {
        Connector connector = new Connector();
        connector.setPort(port);
        connector.setProperty("address", "127.0.0.1");
        // For clients that start with HTTP/2; browsers do that only over TLS.
        connector.addUpgradeProtocol(new Http2Protocol());
        return connector;
    }

    private static void addApplication(Tomcat tomcat, String application, String widgets) throws IOException {
        Context context = tomcat.addWebapp("", new File(application).getCanonicalPath());
        StandardRoot resources = new StandardRoot(context);
        resources.addPreResources(
            new DirResourceSet(resources, "/widgets", new File(widgets).getCanonicalPath(), "/"));
        context.setResources(resources);
        // The tag libraries are in the application's own jars.
        StandardJarScanner scanner = new StandardJarScanner();
        scanner.setScanClassPath(false);
        context.setJarScanner(scanner);
    }

    private static void waitForTheEndOfInput() throws IOException {
        while (System.in.read() >= 0) {
            // Waits for the end of the input. Its content doesn't matter.
        }
    }
}
