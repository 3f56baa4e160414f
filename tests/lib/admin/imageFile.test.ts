import { describe, expect, it } from 'vitest';
import { ACCEPTED_TYPES, readImage } from '@/lib/admin/imageFile';
import { Refusal } from '@/lib/admin/requests';
import { pictureBytes } from '../../support/pictures';

const read = (bytes: Uint8Array<ArrayBuffer>, name = 'foto.png') =>
  readImage(new File([bytes], name));

const refusal = async (image: Promise<unknown>) => {
  const error: unknown = await image.catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(Refusal);
  return (error as Refusal).message;
};

describe('a file', () => {
  it('is refused where it is too large, before it is read', async () => {
    const file = { name: 'foto.jpg', size: 41_000_000, arrayBuffer: () => Promise.reject(Error()) };
    expect(await refusal(readImage(file))).toMatch(/pesa 41 MB; el máximo son 40 MB/);
    expect(await refusal(read(new Uint8Array()))).toBe('«foto.png» está vacío.');
  });

  it.each(ACCEPTED_TYPES)('may have 110 megapixels as %s, and no more', async (type) => {
    const image = (width: number) => read(pictureBytes(type, { width, height: 11_000 }));
    expect(await image(10_000)).toMatchObject({ picture: { type }, width: 10_000 });
    expect(await refusal(image(10_001))).toMatch(/tiene 110 megapíxeles; el máximo son 110/);
  });

  it('is refused when it is no image', async () => {
    const script = new TextEncoder().encode('<script>alert(1)</script>');
    const half = pictureBytes('image/png', { bytes: 0 }).slice(0, 12);
    for (const bytes of [script, new Uint8Array(1000), half])
      expect(await refusal(read(bytes))).toMatch(/^«foto.png» está dañado/);
  });
});

it('knows a photo of a phone by its content, whatever it is called', async () => {
  const bytes = pictureBytes('image/avif', { width: 4000, height: 3000 });
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('avif', 'heic');
  const heic = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect((await read(heic, 'IMG_1.JPG')).picture.type).toBe('image/heic');
  const drawing = new TextEncoder().encode('<svg width="1" height="1"></svg>');
  expect(await refusal(read(drawing))).toMatch(/SVG/);
});
