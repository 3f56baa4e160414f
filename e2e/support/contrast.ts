import type { Locator } from '@playwright/test';

/** A colour of the palette ('#rrggbb') as a browser computes it. */
export const rgbOf = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

/**
 * The contrast (WCAG) of a colour of an element with the opaque background around it, or with its
 * own for text.
 * @param pseudo a pseudo-element that has the colour, such as '::placeholder'.
 */
export function contrastOf(
  element: Locator,
  property: 'color' | 'backgroundColor' | 'borderTopColor',
  pseudo?: string,
): Promise<number> {
  return element.evaluate(
    (target, [name, part]) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      /** The last colour as it is seen over those before it, which may be translucent. */
      const rgba = (...layers: string[]) => {
        context.clearRect(0, 0, 1, 1);
        for (const color of layers) {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
        }
        return [...context.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (...layers: string[]) => {
        const [red = 0, green = 0, blue = 0] = rgba(...layers).map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const colors = getComputedStyle(target, part);
      if (colors.opacity !== '1') throw new Error('not opaque');
      let ground: Element | null = name === 'color' ? target : target.parentElement;
      while (ground && rgba(getComputedStyle(ground).backgroundColor)[3] !== 255)
        ground = ground.parentElement;
      const behind = ground ? getComputedStyle(ground).backgroundColor : 'white';
      const [high = 0, low = 0] = [luminance(behind, colors[name]), luminance(behind)].sort(
        (one, other) => other - one,
      );
      return (high + 0.05) / (low + 0.05);
    },
    [property, pseudo] as const,
  );
}
