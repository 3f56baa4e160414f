import type { JSHandle, Page } from '@playwright/test';

/** An image file of `width` px, drawn on a canvas in the page. */
export async function makeImage(page: Page, width = 2400, type = 'image/png'): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([pixels, format]) => {
      const canvas = document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = Math.round(pixels / 2);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      for (let x = 0; x < canvas.width; x += 40) {
        context.fillStyle = `hsl(${x % 360} 60% 50%)`;
        context.fillRect(x, 0, 40, canvas.height);
      }
      return canvas.toDataURL(format).split(',')[1] ?? '';
    },
    [width, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** A JPEG file like a photograph, with soft shapes, details and grain; by default of a phone's size. */
export async function makePhotograph(page: Page, width = 4000): Promise<Buffer> {
  const base64 = await page.evaluate(async (pixels) => {
    const canvas = new OffscreenCanvas(pixels, (pixels * 3) / 4);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const sky = context.createLinearGradient(0, 0, 0, canvas.height);
    sky.addColorStop(0, '#4d86b8');
    sky.addColorStop(0.6, '#d9c7a3');
    sky.addColorStop(1, '#5b4a38');
    context.fillStyle = sky;
    context.fillRect(0, 0, canvas.width, canvas.height);
    // Noise of ever finer grain over each other, like clouds, stone and leaves.
    context.globalCompositeOperation = 'overlay';
    for (const [grains, opacity] of [
      [8, 0.8],
      [32, 0.6],
      [128, 0.45],
      [512, 0.3],
      [pixels / 2, 0.15],
      [pixels, 0.06],
    ] as const) {
      const grain = new ImageData(grains, (grains * 3) / 4);
      for (let at = 0; at < grain.data.length; at += 4) {
        const light = Math.random() * 256;
        grain.data.set([light, light, light, 255], at);
      }
      context.globalAlpha = opacity;
      context.drawImage(await createImageBitmap(grain), 0, 0, canvas.width, canvas.height);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 0x8000) {
      binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(binary);
  }, width);
  return Buffer.from(base64, 'base64');
}

/** A PNG file whose header says that it has `side` × `side` px. */
export function claimingSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  return changed;
}

/** The DataTransfer of dropping or pasting an image file. */
export async function dataTransferOf(page: Page, picture: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    transfer.items.add(new File([bytes], 'foto.png', { type: 'image/png' }));
    return transfer;
  }, picture.toString('base64'));
}
