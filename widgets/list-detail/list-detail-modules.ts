/** Loads the parts around the rows, and those that replace them. Its modules never import this one. */
export const loadDetailSurroundings = () => import('./list-detail-surroundings.ts');
