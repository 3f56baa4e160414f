/**
 * The shapes in which the build makes the photographs that `firm.ts` names: their widths in pixels,
 * and how wide they are for their height. The hero's has one for upright screens too.
 */
export const PHOTOGRAPH_SHAPES = {
  person: { widths: [200, 400, 800], ratio: 4 / 5 },
  office: { widths: [400, 800, 1200], ratio: 3 / 2 },
  wide: { widths: [960, 1440, 1920], ratio: 16 / 9 },
  tall: { widths: [480, 960], ratio: 1 / 2 },
} as const;

export type PhotographShape = keyof typeof PHOTOGRAPH_SHAPES;

/** The address of one width. @param photograph a file of the folder `photographs`. */
export function photographPath(photograph: string, shape: PhotographShape, width: number): string {
  return `/images/photographs/${photograph.replace(/\.[^.]+$/, '')}-${shape}-${width}.webp`;
}

/** The attributes by which a browser chooses among the widths. */
export function photographFiles(photograph: string, shape: PhotographShape) {
  const { widths, ratio } = PHOTOGRAPH_SHAPES[shape];
  const pathOf = (width: number) => photographPath(photograph, shape, width);
  const width = Math.max(...widths);
  return {
    src: pathOf(width),
    srcSet: widths.map((each) => `${pathOf(each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  };
}
