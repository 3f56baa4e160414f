/** Places in two lists that belong together; null where one list has nothing to match. */
export type Pair = readonly [number, number] | readonly [number, null] | readonly [null, number];

interface Gaps {
  /** @param next the first item on the right that has no place yet. */
  left: (left: number, next: number) => number;
  right: number;
}

/**
 * Pairs the items of two lists in their order, so that the sum of costs is least.
 * @param cost of pairing two items, by their indexes. @param gaps the costs of an item without a partner.
 */
export function align(
  left: number,
  right: number,
  cost: (left: number, right: number) => number,
  gaps: Gaps,
): Pair[] {
  // The least cost of aligning what follows each pair of places.
  const rest: number[][] = Array.from({ length: left + 1 }, () => []);
  const at = (l: number, r: number) => rest[l]?.[r] ?? Infinity;
  const skippingLeft = (l: number, r: number) =>
    l < left ? gaps.left(l, r) + at(l + 1, r) : Infinity;
  const skippingRight = (l: number, r: number) =>
    r < right ? gaps.right + at(l, r + 1) : Infinity;
  const pairing = (l: number, r: number) =>
    l < left && r < right ? cost(l, r) + at(l + 1, r + 1) : Infinity;
  for (let l = left; l >= 0; l -= 1) {
    const row = rest[l] ?? [];
    for (let r = right; r >= 0; r -= 1) {
      const atEnd = l === left && r === right;
      row[r] = atEnd ? 0 : Math.min(pairing(l, r), skippingLeft(l, r), skippingRight(l, r));
    }
  }
  const pairs: Pair[] = [];
  let [l, r] = [0, 0];
  while (l < left || r < right) {
    const least = at(l, r);
    if (pairing(l, r) === least) pairs.push([l++, r++]);
    else if (skippingLeft(l, r) === least) pairs.push([l++, null]);
    else pairs.push([null, r++]);
  }
  return pairs;
}
