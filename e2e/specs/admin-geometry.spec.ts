/** Screens of the admin area that have columns: no text in one too narrow to read, and no sideways scroll. */
import { type AdminScreen, ADMIN_SCREEN_PATHS } from '../../src/site/adminPaths';
import { goToScreen, openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { addPost } from '../support/postEditor';
import { signIn } from '../support/session';

/** The narrowest of three layouts (Tailwind's breakpoints), where their columns are narrowest too. */
const WIDTHS = [320, 768, 1024];

const SCREENS: AdminScreen[] = ['dashboard', 'posts', 'post', 'agenda', 'texts', 'staff', 'firm'];

test('@desktop every screen with columns can be read at every width', async ({ page, site }) => {
  const [enquiry = ''] = await insertEnquiries(site.backend, [
    { name: 'Maximiliana Wolfeschlegelsteinhausen', phone: '+34 600 000 001' },
    { name: 'Otra', urgency: 'deadline' },
    { name: 'Contestada', status: 'contacted' },
  ]);
  const { id } = await addPost(site.url, { slug: 'medidas', title: 'Medidas' });
  await signIn(page, site.url, 'admin');
  const screens = SCREENS.map((screen) => ADMIN_SCREEN_PATHS[screen].replace(':id', id));
  const narrow: string[] = [];
  await openAdminScreen(page, 'cuenta', 'Mi cuenta');
  // Without the number of new enquiries.
  const titleOf = async () => (await page.title()).replace(/^\(\d+\) /, '');
  for (const path of [...screens, 'cuestionario', `cuestionario?id=${enquiry}`]) {
    const before = await titleOf();
    await goToScreen(page, path, '');
    if (!path.includes('?')) await expect.poll(titleOf, path).not.toBe(before);
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of await page.evaluate(textsInNarrowColumns))
        narrow.push(`${path} at ${width}: ${text}`);
    }
  }
  expect(narrow).toEqual([]);
});

/**
 * The texts of several words or letters whose lines hold fewer than eight digits' widths, though they
 * are longer, and whether the page scrolls sideways.
 */
function textsInNarrowColumns(): string[] {
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add('scrolls sideways');
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text.length < 8 || !parent || parent.closest('option, [aria-hidden=true], svg')) continue;
    // Only for screen readers.
    let box: Element | null = parent;
    while (box && getComputedStyle(box).clipPath !== 'inset(50%)') box = box.parentElement;
    if (box) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const widest = Math.max(0, ...rects.map(({ width }) => width));
    const em = Number.parseFloat(getComputedStyle(parent).fontSize);
    // A line of words may be short where the next word is long; what breaks words apart holds two letters a line.
    if (lines > 2 && widest < 4 * em && text.length / lines < 6)
      found.add(`${text.slice(0, 30)} (${lines} lines, ${Math.round(widest)} px)`);
  }
  return [...found];
}
