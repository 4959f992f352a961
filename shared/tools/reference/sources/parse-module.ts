/** Parses the project's modules, so that the reference matches the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from '@babel/parser';
import type { Comment, File, Node } from '@babel/types';

/** A module of the project. */
export interface SourceModule {
  /** Relative to the project, with forward slashes. */
  path: string;
  text: string;
}

/**
 * The modules below a folder, without tests and tools.
 * @param root the project's directory
 * @param folder relative to it
 * @param endings of the files' names
 */
export function modulesIn(root: string, folder: string, endings = ['.ts', '.tsx']): SourceModule[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return /^shared\/(tools|build)$/.test(path) ? [] : modulesIn(root, path, endings);
      }
      return endings.some((ending) => path.endsWith(ending)) ? [readModule(root, path)] : [];
    });
}

/** Reads one module. @throws if it doesn't exist */
export function readModule(root: string, path: string): SourceModule {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

/** Parses a module. @throws a SyntaxError with the position */
export function parseModule({ path, text }: SourceModule): File {
  return parse(text, { sourceType: 'module', sourceFilename: path, plugins: ['typescript', 'jsx'] });
}

/** Returns the comment before a node in one line; empty if there is none. */
export function docOf(node: Node): string {
  const comments: Comment[] = node.leadingComments ?? [];
  const { value = '' } =
    comments.findLast(({ type, value }) => type === 'CommentBlock' && value[0] === '*') ?? {};
  const lines = value.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  const tagged = lines.findIndex((line) => line.startsWith('@'));
  const told = tagged < 0 ? lines : lines.slice(0, tagged);
  return withoutTags(told.join(' ')).trim();
}

/** Removes tags of requirements, which mean nothing outside the project. */
export function withoutTags(text: string): string {
  return text.replace(/ ?\[[\w§, ]*(?:§\d|embedding|wire|security|reliability)[^\]]*\]/g, '');
}

/** The position of a node, for an error: `widgets/a/a.tsx:12`. */
export function positionOf({ path }: SourceModule, node: Node): string {
  return `${path}:${node.loc?.start.line}`;
}
