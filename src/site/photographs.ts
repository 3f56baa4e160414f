/** The widths in pixels that the build makes of each photograph that `firm.ts` names. */
export const PHOTOGRAPH_WIDTHS = [200, 400, 800] as const;

/** The address of one width. @param photograph a file of the folder `photographs`. */
export function photographPath(photograph: string, width: number): string {
  return `/images/people/${photograph.replace(/\.[^.]+$/, '')}-${width}.webp`;
}

/** The attributes by which a browser chooses among the widths. */
export function photographFiles(photograph: string): { src: string; srcSet: string } {
  const files = PHOTOGRAPH_WIDTHS.map((width) => `${photographPath(photograph, width)} ${width}w`);
  return { src: photographPath(photograph, 800), srcSet: files.join(', ') };
}
