package catalogueislands.jsp;

import java.net.URI;

/** The address of the build's folder: a path on this host, or an address on another origin. */
public final class FilesAddress {

    private FilesAddress() {
    }

    /**
     * Returns the address with a slash at its end.
     *
     * @param where where the address comes from, for the message
     * @throws IllegalArgumentException if it is neither
     */
    public static String check(String address, String where) {
        boolean isPath = address.startsWith("/") && !address.startsWith("//");
        if (!isPath && !isElsewhere(address)) {
            throw new IllegalArgumentException(where + ": expected a path such as /widgets/ or an address such as"
                + " https://files.example/widgets/, found \"" + address + '"');
        }
        return address.endsWith("/") ? address : address + '/';
    }

    /** Checks whether the address includes its origin. */
    public static boolean isElsewhere(String address) {
        return address.matches("https?://[^/\\s;,]+(/\\S*)?");
    }

    /** Returns the origin for a policy: {@code https://files.example}, or the empty string for a path. */
    public static String origin(String address) {
        if (!isElsewhere(address)) {
            return "";
        }
        URI parsed = URI.create(address);
        return parsed.getScheme() + "://" + parsed.getAuthority();
    }
}
