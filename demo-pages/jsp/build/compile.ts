/** Compiles the kit into a jar, and assembles the demo's web application. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateTags } from './generate-tags.ts';
import type { JavaTools, ServletApi } from './java-tools.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const JSP = join(ROOT, 'demo-pages', 'jsp');

/** The output of the compilation. */
export interface Compiled {
  /** The jar of the kit, for a site's `WEB-INF/lib`. */
  kit: string;
  /** The demo's web application, ready to be served. */
  application: string;
  /** The classes that start Tomcat. */
  launcher: string;
}

/**
 * Compiles everything into `.cache/jsp/API`.
 * @throws with the compiler's messages
 */
export async function compile(api: ServletApi, { container, jackson }: JavaTools): Promise<Compiled> {
  const out = join(ROOT, '.cache', 'jsp', api);
  await rm(out, { recursive: true, force: true });
  const sources = join(out, 'sources');
  const kitClasses = join(out, 'kit');
  const application = join(out, 'application');
  const library = join(application, 'WEB-INF', 'lib');
  const kit = join(library, 'catalogue-islands-jsp.jar');
  const launcher = join(out, 'launcher');

  await writeSources(api, sources, kitClasses);
  await cp(join(JSP, 'webapp'), application, { recursive: true });
  await mkdir(library, { recursive: true });
  for (const jar of jackson)
    await cp(jar, join(library, jar.slice(dirname(jar).length + 1)), { dereference: true });

  const needed = [...container, ...jackson];
  await compileJava(join(sources, 'kit'), kitClasses, needed);
  await run('jar', ['--create', '--file', kit, '-C', kitClasses, '.']);
  await compileJava(join(sources, 'demo'), join(application, 'WEB-INF', 'classes'), [...needed, kit]);
  await compileJava(join(sources, 'launcher'), launcher, needed);
  return { kit, application, launcher };
}

/**
 * Writes all Java sources for an API, including the generated ones.
 * @param resources the folder for the files in the kit's jar that are not classes
 */
export async function writeSources(api: ServletApi, sources: string, resources: string): Promise<void> {
  await generateTags(ROOT, join(sources, 'kit'), resources);
  for (const part of ['kit', 'demo', 'launcher']) await copySources(join(JSP, part), join(sources, part));
  await switchApi(sources, api);
}

/** Copies Java files to where the generated ones are. */
async function copySources(from: string, to: string): Promise<void> {
  for (const file of await javaFiles(from)) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(from, file), join(to, file));
  }
}

/** The sources are written for `jakarta`. For `javax`, only the package prefix of the servlet API differs. */
async function switchApi(sources: string, api: ServletApi): Promise<void> {
  for (const file of await javaFiles(sources)) {
    const text = await readFile(join(sources, file), 'utf8');
    await writeFile(join(sources, file), text.replace(/\bjakarta\.servlet\b/g, `${api}.servlet`));
  }
}

async function compileJava(sources: string, classes: string, jars: string[]): Promise<void> {
  const files = (await javaFiles(sources)).map((file) => join(sources, file));
  await run('javac', [
    ...[
      '--release',
      '17',
      '-encoding',
      'UTF-8',
      '-Xlint:all,-processing,-classfile,-path,-options',
      '-Werror',
      '-g',
    ],
    ...['-classpath', jars.join(delimiter), '-d', classes],
    ...files,
  ]);
}

async function javaFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.java'));
}
