import { clientAs, signIn } from '../support/session';
import { clientOf, expect, test } from '../support/fixtures';
import { textsOf } from '../support/texts';

// The prerendered pages contain the shipped texts.
test('@desktop shows a saved text at the next load, in Arabic on a prerendered page, and the shipped one after a reset', async ({
  page,
  site,
  browser,
}) => {
  const shipped = textsOf('ar', 'services').heading;
  await signIn(page, site.url, 'editor');
  await page.goto('/config-blogmr/traducciones?languages=ar&search=services/heading');
  await page.getByRole('button', { name: 'Editar heading, árabe' }).click();
  const arabic = page.getByRole('textbox', { name: 'heading (árabe)' });
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await arabic.fill('خدماتنا القانونية الجديدة');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado: heading (árabe).')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const heading = visitor.locator('#services').getByRole('heading', { level: 2 });
  // The prerendered page contains the shipped text; the override replaces it after hydration.
  expect(await (await visitor.request.get(`${site.url}/ar`)).text()).toContain(shipped);
  await visitor.goto(`${site.url}/ar`);
  await expect(heading).toHaveText('خدماتنا القانونية الجديدة');

  await page.getByRole('button', { name: 'Restablecer heading, árabe' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Restablecido: heading (árabe).' }),
  ).toBeVisible();
  await visitor.reload();
  await expect(heading).toHaveText(shipped);
  await visitor.context().close();
});

const TEXTS = [
  ['common', 'skipToContent'],
  ['navigation', 'about'],
  ['contact', 'section.heading'],
  ['blog', 'list.title'],
  ['services', 'heading'],
  ['routes', 'blog.title'],
] as const;

test('@desktop applies overrides of every namespace, in three scripts', async ({ page, site }) => {
  const db = await clientAs(site.url, 'editor');
  const languages = ['es', 'ar', 'zh'];
  const rows = languages.flatMap((language) =>
    TEXTS.map(([namespace, key]) => ({
      language,
      namespace,
      key,
      value: `${namespace}-${language}`,
    })),
  );
  await db.from('text_overrides').insert(rows);
  for (const language of languages) {
    const home = language === 'es' ? '/' : `/${language}`;
    await page.goto(home);
    const texts = ['common', 'navigation', 'contact', 'services'];
    for (const namespace of texts)
      await expect(page.locator('body')).toContainText(`${namespace}-${language}`);
    await page.goto(`${home === '/' ? '' : home}/blog`);
    await expect(page.locator('main')).toContainText(`blog-${language}`);
    await expect(page).toHaveTitle(`routes-${language}`);
  }
  await db.from('text_overrides').delete().neq('key', '');
  const { data } = await clientOf(site.url).from('text_overrides').select('key');
  expect(data).toEqual([]);
});
