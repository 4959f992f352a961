/**
 * Where nanostores keeps its count of changes, instead of a property of `window`: this product writes no
 * globals but those of the embedding contract. One build has one copy of nanostores, so no other copy needs the count.
 */
export const nanostoresEpoch: { holder?: { epoch: number } } = {};
