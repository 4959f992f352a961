/**
 * Which modules of lazy parts form one file. By themselves they would form one for each set of parts that share them, and
 * a press would fetch a dozen files of a few hundred bytes. Here two such files become one for as long as that saves the
 * parts more requests than it costs them bytes. Nothing but sizes and imports counts, so there is no list to keep.
 *
 * @typedef {{needs: Set<string>, has: Set<string>, weight: number, isSum?: boolean}} LazyPart needs: the modules that it loads; has: those
 *   that are there by then; weight: how often it is loaded, against other parts; isSum: several parts at once
 * @typedef {{modules: string[], bytes: number, isPlaced: boolean, needs: Set<number>}} Atom modules that are never
 *   apart; isPlaced: they are a file already, or stay by themselves; needs: the places of all atoms that it loads
 */

/** What one more file costs a part, in minified bytes: the request, and words that are compressed once more. */
const FILE = 5000;

/**
 * Gathers the modules that several lazy parts load.
 * @param {LazyPart[]} parts
 * @param {string[][]} placed the modules of each file that is there already
 * @param {(path: string) => Set<string>} reachOf the modules that a module loads before it runs, with itself
 * @param {(path: string) => number} bytesOf the size of a module
 * @param {(path: string) => boolean} isInFirst whether a module is in the own file of a widget: what needs that stays with
 *   the parts of this widget
 * @returns {string[][]} the modules of each file
 */
export function gatherLazy(parts, placed, reachOf, bytesOf, isInFirst) {
  const atoms = [
    ...placed.map((modules) => ({ modules, isPlaced: true })),
    ...sharedAlike(parts, new Set(placed.flat())).map((modules) => ({ modules, isPlaced: false })),
  ].map((atom) => ({ ...atom, bytes: atom.modules.reduce((sum, path) => sum + bytesOf(path), 0) }));
  for (const atom of atoms) {
    const reached = atom.modules.flatMap((path) => [...reachOf(path)]);
    atom.needs = placesOf(atoms, new Set(reached));
    atom.isPlaced ||= reached.some(isInFirst);
  }
  const loads = parts.map(({ needs, has, weight }) => ({
    needs: placesOf(atoms, needs),
    has: placesOf(atoms, has),
    weight,
  }));

  /** By atom: its file, as the places of the atoms in it. */
  let files = atoms.map((_, place) => [place]);
  for (let next = bestJoin(files, atoms, loads); next; next = bestJoin(files, atoms, loads)) files = next;
  return [...new Set(files)]
    .filter(([place]) => !atoms[place].isPlaced)
    .map((file) => file.flatMap((place) => atoms[place].modules));
}

/** The modules that have no file, in groups that the same parts load. */
function sharedAlike(parts, placed) {
  const users = new Map();
  for (const [index, { needs, has }] of parts.entries()) {
    for (const path of needs) {
      if (!placed.has(path) && !has.has(path)) users.set(path, [...(users.get(path) ?? []), index]);
    }
  }
  const groups = new Map();
  for (const [path, indexes] of users) {
    if (indexes.filter((index) => !parts[index].isSum).length > 1)
      groups.set(indexes.join(), [...(groups.get(indexes.join()) ?? []), path]);
  }
  return [...groups.values()];
}

function placesOf(atoms, modules) {
  return new Set(
    atoms.flatMap((atom, place) => (atom.modules.some((path) => modules.has(path)) ? place : [])),
  );
}

/** The files with those two joined that gain most, or undefined where none gain. */
function bestJoin(files, atoms, loads) {
  const costs = loads.map((load) => costOf(load, files, atoms));
  const free = [...new Set(files)].filter(([place]) => !atoms[place].isPlaced);
  let best;
  for (const [index, one] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      const affected = loads.filter(({ needs }) => [...one, ...other].some((place) => needs.has(place)));
      const loadsBoth = ({ needs }) => [one, other].every((file) => file.some((place) => needs.has(place)));
      if (!affected.some(loadsBoth)) continue;
      const joined = join(one, other, files);
      const gain = affected
        .map((load) => costs[loads.indexOf(load)] - costOf(load, joined, atoms))
        .reduce((sum, saved) => sum + saved, 0);
      if (gain > (best?.gain ?? 0)) best = { gain, joined };
    }
  }
  return best?.joined;
}

function join(one, other, files) {
  const joined = [...one, ...other];
  return files.map((file) => (file === one || file === other ? joined : file));
}

/** Whoever loads one module of a file loads all of it, and what that needs. */
function costOf({ needs, has, weight }, files, atoms) {
  const loaded = new Set(needs);
  const requests = new Set();
  let cost = 0;
  // Grows while it is gone through.
  for (const place of loaded) {
    if (has.has(place)) continue;
    for (const mate of [...files[place], ...atoms[place].needs]) loaded.add(mate);
    requests.add(files[place]);
    cost += atoms[place].bytes;
  }
  return (cost + requests.size * FILE) * weight;
}
