/** What is chosen with one more, or without one that was. */
export const toggled = <T>(chosen: readonly T[], id: T): T[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
