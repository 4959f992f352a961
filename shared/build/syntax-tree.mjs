/**
 * Lists the nodes of a syntax tree, each before those inside it.
 * @param {unknown} tree of rolldown's parser
 * @returns {import('rolldown/utils').ESTree.Node[]}
 */
export function nodesIn(tree) {
  if (tree === null || typeof tree !== 'object') return [];
  const inside = Object.values(tree).flatMap(nodesIn);
  return 'type' in tree ? [/** @type {import('rolldown/utils').ESTree.Node} */ (tree), ...inside] : inside;
}
