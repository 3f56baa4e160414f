import type { JSHandle, Page } from '@playwright/test';

/** A PNG file of `width` px, half as high, drawn on a canvas in the page. */
export async function makeImage(page: Page, width = 2400): Promise<Buffer> {
  const base64 = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = Math.round(pixels / 2);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let x = 0; x < canvas.width; x += 40) {
      context.fillStyle = `hsl(${x % 360} 60% 50%)`;
      context.fillRect(x, 0, 40, canvas.height);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, width);
  return Buffer.from(base64, 'base64');
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
