import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_TYPES,
  imageFileProblem,
  imageNotes,
  readImageContent,
} from '@/lib/admin/imageFile';
import { pictureBytes } from '../../support/pictures';

describe('a file', () => {
  const file = { name: 'foto.jpg', type: 'image/jpeg', size: 5_000_000 };

  it.each([
    [{}, undefined],
    [{ type: '', name: 'IMG_1.HEIC' }, undefined],
    [{ size: 41_000_000 }, /pesa 41 MB; el máximo son 40 MB/],
  ])('%o is refused with a reason, or accepted', (change, reason) => {
    const refusal = imageFileProblem({ ...file, ...change });
    if (reason) expect(refusal).toMatch(reason);
    else expect(refusal).toBeUndefined();
  });
});

describe('the content of a file', () => {
  it.each(ACCEPTED_TYPES)('may have 110 megapixels as %s, and no more', (type) => {
    const problem = (width: number) =>
      readImageContent('foto', pictureBytes(type, { width, height: 11_000 }));
    expect(problem(10_000)).toMatchObject({ type, isAnimated: false });
    expect(problem(10_001)).toMatch(/tiene 110 megapíxeles; el máximo son 110/);
  });

  it('is refused when it is none', () => {
    const script = new TextEncoder().encode('<script>alert(1)</script>');
    const half = pictureBytes('image/png', { bytes: 0 }).slice(0, 12);
    for (const bytes of [script, new Uint8Array(), new Uint8Array(1000), half])
      expect(readImageContent('foto.png', bytes)).toMatch(/^«foto.png» está dañado/);
  });
});

it('knows a photo of a phone by its content, whatever it is called', () => {
  const bytes = pictureBytes('image/avif', { width: 4000, height: 3000 });
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('avif', 'heic');
  const heic = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect(readImageContent('IMG_1.JPG', heic)).toMatchObject({ type: 'image/heic', width: 4000 });
  const drawing = new TextEncoder().encode('<svg width="1" height="1"></svg>');
  expect(readImageContent('foto.png', drawing)).toMatch(/SVG/);
});

it('says what is lost: an animation, and sharpness', () => {
  const content = { type: 'image/gif', width: 1600, height: 900, isAnimated: false };
  expect(imageNotes(content, true)).toBe('');
  expect(imageNotes({ ...content, isAnimated: true }, false)).toMatch(/^La animación se pierde/);
  expect(imageNotes({ ...content, width: 640 }, true)).toMatch(/^Mide 640 px de ancho/);
  const frame = [0, 0x21, 0xf9, 4];
  const gif = (...more: number[]) =>
    readImageContent('a', Uint8Array.of(...pictureBytes('image/gif'), ...more));
  expect(gif(...frame)).toMatchObject({ isAnimated: false });
  expect(gif(...frame, ...frame)).toMatchObject({ isAnimated: true });
});
