/** The accessibility tree of a part of a page. */
import type { Page } from 'puppeteer-core';

type Client = Awaited<ReturnType<Page['createCDPSession']>>;
type Node = Awaited<ReturnType<typeof readNodes>>[number];

/** Its text is its name. */
const PLAIN = /^(button|link|textbox|searchbox|heading|columnheader|checkbox)$/;

/** Says nothing itself: its content takes its place. */
const SILENT = /^(none|generic|StaticText|InlineTextBox|ListMarker|LineBreak|paragraph|strong)$/;

/**
 * Draws the accessibility tree below an element as lines of text: role, name, description, with children
 * indented by two spaces. Text follows a dash.
 */
export async function drawTree(page: Page, selector: string): Promise<string> {
  const client = await page.createCDPSession();
  try {
    const { result } = await client.send('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    });
    const { node } = await client.send('DOM.describeNode', { objectId: result.objectId });
    const nodes = await readNodes(client);
    const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (!root) throw new Error(`not in the tree: ${selector}`);
    const byId = new Map(nodes.map((one) => [one.nodeId, one]));
    return `\n${draw(root, byId, 0).join('\n')}\n`;
  } finally {
    await client.detach();
  }
}

async function readNodes(client: Client) {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes;
}

function draw(node: Node, byId: ReadonlyMap<string, Node>, depth: number): string[] {
  const role = String(node.role?.value ?? '');
  const name = String(node.name?.value ?? '');
  const indent = '  '.repeat(depth);
  const within = (deeper: number) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? draw(child, byId, depth + deeper) : [];
    });
  if (role === 'StaticText') return name.trim() ? [`${indent}- ${name.trim()}`] : [];
  if (node.ignored || SILENT.test(role)) return within(0);
  const description = String(node.description?.value ?? '');
  const inside = within(1).filter((text) => !PLAIN.test(role) || !text.trim().startsWith('- '));
  // A cell is named after its content.
  const shown = role === 'cell' && inside.length > 0 ? '' : name;
  return [`${indent}${role} ${shown}${description ? ` (${description})` : ''}`.trimEnd(), ...inside];
}
