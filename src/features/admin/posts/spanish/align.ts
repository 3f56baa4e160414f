/** Places in two lists that belong together; null where one list has nothing to match. */
export type Pair = readonly [number, number] | readonly [number, null] | readonly [null, number];

interface Gaps<Left> {
  /** @param isLast whether all items on the right have their place before it. */
  left: (left: Left, isLast: boolean) => number;
  right: number;
}

/**
 * Pairs the items of two lists in their order, so that the sum of costs is least.
 * @param cost of pairing two items. @param gaps the costs of an item without a partner.
 */
export function align<Left, Right>(
  left: readonly Left[],
  right: readonly Right[],
  cost: (left: Left, right: Right) => number,
  gaps: Gaps<Left>,
): Pair[] {
  // The least cost of aligning what follows each pair of places.
  const rest: number[][] = Array.from({ length: left.length + 1 }, () => []);
  const at = (l: number, r: number) => rest[l]?.[r] ?? Infinity;
  const skippingLeft = (l: number, r: number) =>
    l < left.length ? gaps.left(left[l] as Left, r === right.length) + at(l + 1, r) : Infinity;
  const skippingRight = (l: number, r: number) =>
    r < right.length ? gaps.right + at(l, r + 1) : Infinity;
  const pairing = (l: number, r: number) =>
    l < left.length && r < right.length
      ? cost(left[l] as Left, right[r] as Right) + at(l + 1, r + 1)
      : Infinity;
  for (const [l, row] of [...rest.entries()].reverse()) {
    for (let r = right.length; r >= 0; r -= 1) {
      const atEnd = l === left.length && r === right.length;
      row[r] = atEnd ? 0 : Math.min(pairing(l, r), skippingLeft(l, r), skippingRight(l, r));
    }
  }
  const pairs: Pair[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const least = at(l, r);
    if (pairing(l, r) === least) pairs.push([l++, r++]);
    else if (skippingLeft(l, r) === least) pairs.push([l++, null]);
    else pairs.push([null, r++]);
  }
  return pairs;
}
