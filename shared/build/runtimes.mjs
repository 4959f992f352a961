/**
 * The two things an island can run on. Source is written against React; each row says what stands in
 * for an import. A path below a package (`react/jsx-runtime`) needs a row of its own, since a prefix
 * would send it to a file that the replacement does not have or has in a larger form.
 */
import { fileURLToPath } from 'node:url';

const noTracking = fileURLToPath(new URL('./no-tracking.ts', import.meta.url));

export const RUNTIMES = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    '@preact/signals-react': '@preact/signals',
    '@preact/signals-react/runtime': noTracking,
    '@preact/signals-react/utils': '@preact/signals/utils',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  },
  // React has had useSyncExternalStore since 18: the shim would only be a second way to the same hook.
  react: {
    'use-sync-external-store/shim': 'react',
    'use-sync-external-store/shim/index.js': 'react',
  },
};
