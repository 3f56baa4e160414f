import { expect, type JSHandle, type Page } from '@playwright/test';
import type { TablesInsert } from '../src/lib/database.types';
import { clientAs } from './admin';

/** Adds a post of a test's own, as an editor. @returns its id. */
export async function addPost(
  url: string,
  post: TablesInsert<'blog_posts'>,
): Promise<{ id: string; slug: string }> {
  const client = await clientAs(url, 'editor');
  const { data, error } = await client.from('blog_posts').insert(post).select('id, slug').single();
  if (error) throw new Error(error.message);
  return data;
}

/** Opens a post's editor and waits for it. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/config-blogmr/post/${id}`);
  await expect(page.getByLabel('Título')).not.toHaveValue('');
}

export const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Saves and waits until nothing is left to save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
}

/** A picture as a camera might give it, made in the page. */
export async function makePicture(page: Page, width = 2400, type = 'image/png'): Promise<Buffer> {
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

/** A file as it is dropped or pasted. */
export async function transferOf(page: Page, picture: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    transfer.items.add(new File([bytes], 'foto.png', { type: 'image/png' }));
    return transfer;
  }, picture.toString('base64'));
}
