import { expect, type JSHandle, type Page } from '@playwright/test';
import type { TablesInsert } from '../../src/lib/database.types';
import { editPostPath } from '../../src/site/adminPaths';
import { clientAs } from './session';

/** Inserts a post as an editor. */
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
export async function openPostEditor(page: Page, id: string): Promise<void> {
  await page.goto(editPostPath(id));
  await expect(page.getByLabel('Título')).not.toHaveValue('');
}

export const languageTab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** Saves a post as what it is, a draft or not, and waits until nothing is left to save. */
export async function savePost(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Guardar( borrador)?$/ }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
}

/** Publishes a draft, at once or on its date. */
export async function publishPost(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Publicar|Programar)$/ }).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
}

/** The editor of the post's text. */
export const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Contenido' });

/** Replaces the text by typing; an empty line begins a paragraph. */
export async function writeContent(page: Page, text: string): Promise<void> {
  const content = contentOf(page);
  await content.click();
  await page.keyboard.press('ControlOrMeta+a');
  for (const [index, paragraph] of text.split('\n\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(paragraph);
  }
  await expect(content).toContainText(text.split('\n\n').at(-1) ?? '');
}

/** Pastes HTML into the text, with files beside it. */
export async function pasteContent(
  page: Page,
  html: string,
  files?: JSHandle<DataTransfer>,
): Promise<void> {
  const clipboard = files ?? (await page.evaluateHandle(() => new DataTransfer()));
  await contentOf(page).click();
  await contentOf(page).evaluate(
    (element, [clipboardData, text]) => {
      clipboardData.setData('text/html', text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [clipboard, html] as const,
  );
}
