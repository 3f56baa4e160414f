import {
  type Color,
  gam_sRGB,
  inGamut,
  lin_sRGB,
  lin_sRGB_to_XYZ,
  OKLab_to_OKLCH,
  OKLab_to_XYZ,
  OKLCH_to_OKLab,
  XYZ_to_lin_sRGB,
  XYZ_to_OKLab,
} from '@csstools/color-helpers';
import { palette } from '../../src/styles/palette.ts';
import { ACCENT, DARK } from './answers.ts';

const xyzOf = (hex: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return lin_sRGB_to_XYZ(lin_sRGB([red / 255, green / 255, blue / 255]));
};

/** The relative luminance by which contrast is reckoned (WCAG 2.2). */
export const luminanceOf = (hex: string): number => xyzOf(hex)[1];

/** Lightness as people see it, strength and hue, which grey has not. */
function toOklch(hex: string): Color {
  const [lightness, chroma, hue] = OKLab_to_OKLCH(XYZ_to_OKLab(xyzOf(hex)));
  return [lightness, chroma, Number.isNaN(hue) ? 0 : hue];
}

/** The strongest colour of that hue that screens can show, up to the chroma asked for. */
function toHex([lightness, chroma, hue]: Color): string {
  for (let strength = chroma; ; strength -= 0.002) {
    const lab = OKLCH_to_OKLab([lightness, Math.max(strength, 0), hue]);
    const rgb = gam_sRGB(XYZ_to_lin_sRGB(OKLab_to_XYZ(lab)));
    if (strength <= 0 || inGamut(rgb)) {
      const parts = rgb.map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255));
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }
  }
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
