import type { Page } from 'puppeteer-core';

type AccessibleNode = Awaited<ReturnType<typeof focusedNode>>;

/**
 * The focused element for assistive technology: its role and name, 'button Remove all'; 'nothing' if nothing
 * has the focus.
 */
export async function focusedName(page: Page): Promise<string> {
  return nameOf(await focusedNode(page));
}

/** The same with its description, in brackets. */
export async function focusedDescription(page: Page): Promise<string> {
  const node = await focusedNode(page);
  const { value } = node?.description ?? {};
  return value ? `${nameOf(node)} (${value})` : nameOf(node);
}

function nameOf(node: AccessibleNode): string {
  return node ? `${node.role?.value} ${node.name?.value}`.trim() : 'nothing';
}

async function focusedNode(page: Page) {
  const client = await page.createCDPSession();
  try {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.subtype === 'null' || result.className === 'HTMLBodyElement') return undefined;
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0];
  } finally {
    await client.detach();
  }
}
