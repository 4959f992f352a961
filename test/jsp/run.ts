/** Runs the tests of the JSP pages; if Java, Tomcat or Jackson is not installed, says so and succeeds. */
import { spawnSync } from 'node:child_process';
import { findJavaTools, MissingJava } from '../../demo-pages/jsp/build/java-tools.ts';

try {
  findJavaTools('jakarta');
  const { status } = spawnSync(
    `vitest run --config test/vitest.config.mjs --project jsp ${process.argv.slice(2).join(' ')}`,
    {
      stdio: 'inherit',
      shell: true,
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof MissingJava)) throw error;
  console.log(`Skipped: ${error.message}`);
}
