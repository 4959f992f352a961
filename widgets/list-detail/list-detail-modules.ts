/** Loads what surrounds the rows, or stands in their place. Its modules never import this one. */
export const loadDetailSurroundings = () => import('./list-detail-surroundings.ts');
