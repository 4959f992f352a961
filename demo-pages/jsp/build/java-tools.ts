/** Finds what compiling and serving the JSP pages needs: a JDK, the jars of Tomcat and of Jackson. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package prefix of the servlet API: `jakarta` since Tomcat 10, `javax` before. */
export type ServletApi = 'jakarta' | 'javax';

/** The tools that were found. */
export interface JavaTools {
  /** The servlet container, for compiling and for running. */
  container: string[];
  /** The libraries that the kit needs in addition to the container. */
  jackson: string[];
}

/** The folder where Debian's packages install jars. */
export const DEBIAN_JARS = '/usr/share/java';

const LEAST_JAVA = 17;

const JACKSON = ['jackson-annotations.jar', 'jackson-core.jar', 'jackson-databind.jar'];

/** Tomcat needs the Eclipse compiler to translate pages. */
const CONTAINERS = {
  jakarta: {
    jars: [
      'tomcat10-embed-core.jar',
      'tomcat10-embed-el.jar',
      'tomcat10-embed-jasper.jar',
      'eclipse-jdt-core.jar',
    ],
    debianPackage: 'libtomcat10-embed-java',
  },
  javax: {
    jars: [
      ...[
        'catalina',
        'coyote',
        'juli',
        'util',
        'util-scan',
        'api',
        'jni',
        'jasper',
        'jasper-el',
        'servlet-api',
      ],
      ...['jsp-api', 'el-api', 'annotations-api', 'jaspic-api'],
    ]
      .map((part) => `tomcat9-${part}.jar`)
      .concat('eclipse-jdt-core.jar'),
    debianPackage: 'libtomcat9-java',
  },
};

/** Names what is missing, and the command that installs it. */
export class MissingJava extends Error {}

/**
 * Finds the tools.
 * @param jars the folder with the jars
 * @throws MissingJava if one is missing
 */
export function findJavaTools(api: ServletApi, jars = DEBIAN_JARS): JavaTools {
  const { jars: names, debianPackage } = CONTAINERS[api];
  const isMissing = (name: string): boolean => !existsSync(join(jars, name));
  const missing = [
    ...(javaVersion() >= LEAST_JAVA
      ? []
      : [[`a JDK, version ${LEAST_JAVA} or newer`, 'default-jdk-headless']]),
    ...(names.some(isMissing) ? [[names.filter(isMissing).join(', '), debianPackage]] : []),
    ...(JACKSON.some(isMissing) ? [[JACKSON.filter(isMissing).join(', '), 'libjackson2-databind-java']] : []),
  ];
  if (missing.length) {
    const what = missing.map(([thing]) => thing).join('; ');
    const packages = missing.map(([, name]) => name).join(' ');
    throw new MissingJava(
      `The JSP pages need ${what} (jars in ${jars}). Install with: apt-get install ${packages}`,
    );
  }
  const paths = (list: string[]): string[] => list.map((name) => join(jars, name));
  return { container: paths(names), jackson: paths(JACKSON) };
}

/** Returns the version of the Java compiler, or 0 if there is none. */
function javaVersion(): number {
  const { stdout } = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  return Number(/^javac (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
