/** Finds out from a heap snapshot what keeps removed elements in memory. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';

/** The parts of a heap snapshot that are used here; the order of the columns is in `meta`. */
interface HeapSnapshot {
  snapshot: {
    meta: { node_fields: string[]; edge_fields: string[]; node_types: [string[]]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}

/** V8's mark of a node that isn't in a document. */
const DETACHED = 2;

/**
 * Returns the shortest path from a root of the heap to a detached element, one object a line.
 * @param className a class of the element
 * @returns undefined if there is no such element
 */
export async function whatKeeps(page: Page, className: string): Promise<string | undefined> {
  const path = join(tmpdir(), `cb-${process.pid}.heapsnapshot`);
  await page.captureHeapSnapshot({ path });
  const heap: HeapSnapshot = JSON.parse(await readFile(path, 'utf8'));
  await rm(path);
  return pathTo(heap, className);
}

function pathTo({ snapshot, nodes, edges, strings }: HeapSnapshot, className: string): string | undefined {
  const { node_fields, edge_fields, node_types, edge_types } = snapshot.meta;
  const type = node_fields.indexOf('type');
  const name = node_fields.indexOf('name');
  const edgeCount = node_fields.indexOf('edge_count');
  const detachedness = node_fields.indexOf('detachedness');
  const toNode = edge_fields.indexOf('to_node');
  const edgesBefore = [0];
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    edgesBefore.push((edgesBefore.at(-1) as number) + (nodes[node + edgeCount] as number));
  }
  const textOf = (node: number) => strings[nodes[node + name] as number] as string;
  /** The node that each node was reached from. */
  const reachedFrom = new Map([[0, 0]]);
  for (const node of reachedFrom.keys()) {
    const text = textOf(node);
    if (nodes[node + detachedness] === DETACHED && text.includes(className)) return linesTo(node);
    const index = node / node_fields.length;
    for (let edge = edgesBefore[index] as number; edge < (edgesBefore[index + 1] as number); edge += 1) {
      const at = edge * edge_fields.length;
      const target = edges[at + toNode] as number;
      const isWeak = edge_types[0][edges[at] as number] === 'weak';
      if (!isWeak && !reachedFrom.has(target)) reachedFrom.set(target, node);
    }
  }
  return undefined;

  function linesTo(last: number): string {
    const lines: string[] = [];
    for (let node = last; node !== 0; node = reachedFrom.get(node) as number) {
      lines.push(`${node_types[0][nodes[node + type] as number]} ${textOf(node).slice(0, 100)}`);
    }
    return lines.join('\n  kept by ');
  }
}
