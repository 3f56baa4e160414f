import { palette } from '../../src/styles/palette.ts';
import { ACCENT, DARK } from './answers.ts';

/** A colour in OKLCH: lightness as people see it, strength and hue (bottosson.github.io/posts/oklab). */
type Oklch = [lightness: number, chroma: number, hue: number];

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(x, y), Math.atan2(y, x)];
}

function toRgb([lightness, chroma, hue]: Oklch): number[] {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
}

/** The strongest colour of that hue that screens can show, up to the chroma asked for. */
function toHex([lightness, chroma, hue]: Oklch): string {
  for (let strength = chroma; ; strength -= 0.002) {
    const rgb = toRgb([lightness, Math.max(strength, 0), hue]);
    if (strength <= 0 || rgb.every((value) => value > -0.002 && value < 1.002)) {
      const parts = rgb.map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255));
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

/** The relative luminance by which contrast is reckoned (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A shade with the hue of another colour; its luminance stays, and with it what can be read on it. */
function tinted(shade: string, from: string, to: string): string {
  const [, chroma, hue] = toOklch(shade);
  const [, before, turned] = toOklch(from);
  const [, after, target] = toOklch(to);
  const wanted = luminanceOf(shade);
  let [low, high, found] = [0, 1, shade];
  for (let step = 0; step < 16; step += 1) {
    const lightness = (low + high) / 2;
    found = toHex([lightness, chroma * Math.min(after / before, 1.5), hue + target - turned]);
    if (luminanceOf(found) < wanted) low = lightness;
    else high = lightness;
  }
  return found;
}

/** Each colour of the palette that changes, with what it becomes. */
export function changedColours({ dark, accent }: { dark: string; accent: string }) {
  const rows = [
    ...[palette.ink, palette.sea].map((shades) => ({ shades, from: DARK, to: dark })),
    { shades: palette.terracotta, from: ACCENT, to: accent },
  ];
  return new Map(
    rows
      .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase())
      .flatMap(({ shades, from, to }) =>
        Object.values(shades).map((shade: string) => [shade, tinted(shade, from, to)] as const),
      ),
  );
}
