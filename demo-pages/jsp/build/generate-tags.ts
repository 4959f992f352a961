/**
 * Generates the tags of the widgets from their definitions: a Java class for each, the tag library descriptor, and the
 * rules; and, for filter and assets, the table of caching and the speculation rules.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findWidgets, readDefinitions } from '../../../shared/build/find-widgets.mjs';
import { CACHING, IN_RELEASE } from '../../../shared/tools/caching.mjs';
import { speculationRules } from '../../../shared/tools/speculation-rules.mjs';
import { type DescribedTag, writeTagLibrary } from './tag-library.ts';

const PACKAGE = 'catalogueislands.jsp';

/**
 * Writes the generated files.
 * @param root the project's directory
 * @param sources the folder for Java sources
 * @param resources the folder for the files in the kit's jar that are not classes
 */
export async function generateTags(root: string, sources: string, resources: string): Promise<void> {
  const widgets = await findWidgets(root);
  const { definitions } = await readDefinitions(root, widgets);
  const tags: DescribedTag[] = [...definitions].map(([name, { documentation, attributes }]) => ({
    name,
    className: `${PACKAGE}.tags.${className(name)}`,
    description: documentation.description,
    slots: documentation.slots ?? {},
    attributes: Object.entries(attributes).map(
      ([attribute, { type, description, required, default: usual }]) => ({
        name: tagAttribute(attribute),
        attribute,
        expected: type,
        description: description ?? '',
        required: required === true,
        usual,
        ...limits(type),
      }),
    ),
  }));
  const classes = join(sources, ...PACKAGE.split('.'), 'tags');
  const rules = join(resources, ...PACKAGE.split('.'));
  const meta = join(resources, 'META-INF');
  for (const folder of [classes, rules, meta]) await mkdir(folder, { recursive: true });
  for (const tag of tags) await writeFile(join(classes, `${className(tag.name)}.java`), writeClass(tag));
  await writeFile(join(rules, 'widgets.json'), JSON.stringify(rulesOf(tags), null, 1));
  const { release, pointer, missing } = CACHING;
  const caching = {
    inRelease: IN_RELEASE,
    release: release.header,
    pointer: pointer.header,
    missing: missing.header,
  };
  await writeFile(join(rules, 'caching.json'), JSON.stringify(caching, null, 1));
  await writeFile(join(rules, 'speculation-rules.json'), JSON.stringify(speculationRules(), null, 1));
  await writeFile(join(meta, 'catalogue-islands.tld'), writeTagLibrary(tags));
}

/** Returns the name of an attribute in a tag, which is a property name: 'data-temp-b2i' → 'tempB2i'. */
function tagAttribute(attribute: string): string {
  return attribute.slice('data-'.length).replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function className(widget: string): string {
  return `${widget.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Tag`;
}

/** Reads from an attribute's definition what can be checked when the page is translated. */
function limits(expected: string): { words?: string[]; least?: number; most?: number } {
  if (/^"[^"]*"( or "[^"]*")*$/.test(expected)) {
    return { words: [...expected.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word) };
  }
  const [, least, most] = /^a whole number from (\d+) to (\d+)$/.exec(expected) ?? [];
  return least && most ? { least: Number(least), most: Number(most) } : {};
}

function rulesOf(tags: DescribedTag[]): object {
  return Object.fromEntries(
    tags.map(({ name, attributes }) => [
      name,
      Object.fromEntries(
        attributes.map(({ name: property, attribute, expected, words, least, most }) => [
          property,
          { attribute, expected, words, least, most },
        ]),
      ),
    ]),
  );
}

function writeClass({ name, description, attributes }: DescribedTag): string {
  const setters = attributes.map(({ name: property, attribute, description: what }) => {
    const setter = `set${property[0]?.toUpperCase()}${property.slice(1)}`;
    return `
    /** ${what} */
    public void ${setter}(Object value) throws JspException {
        put("${attribute}", value);
    }
`;
  });
  const imported = setters.length ? 'import jakarta.servlet.jsp.JspException;\n' : '';
  return `package ${PACKAGE}.tags;

import ${PACKAGE}.WidgetTag;
${imported}
/** ${description} */
public class ${className(name)} extends WidgetTag {

    private static final long serialVersionUID = 1L;

    /** Creates the tag of one mount point. */
    public ${className(name)}() {
        super("${name}");
    }
${setters.join('')}}
`;
}
