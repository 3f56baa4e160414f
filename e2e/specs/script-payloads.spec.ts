/**
 * Texts that would run a script, in every field that somebody can write, on the pages that show it:
 * prerendered, rendered by the app, in feeds, and in the admin area. The policy of the pages, which
 * would stop most of them, is switched off: what is tested is that nothing depends on it.
 */
import { expect, type Page, test as base } from '@playwright/test';
import { adminPath, editPostPath, LOGIN_PATH } from '../../src/site/adminPaths';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages';
import { feedPathOf, pathOf, postPathOf } from '../../src/site/pages';
import { offerTimes } from '../support/booking';
import { insertEnquiries, sql } from '../support/database';
import { type LiveSite, startLiveSite } from '../support/liveSite';
import { contentOf } from '../support/postEditor';
import { payloadsJoined, SCRIPT_PAYLOADS } from '../support/scriptPayloads';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';

const NAMESPACES = ['blog', 'common', 'contact', 'navigation', 'routes', 'services'] as const;
const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/**
 * What a text becomes depends on its place alone, so that some payloads are enough for each place.
 * What of a post's text becomes an address: `tests/lib/markdown/blocks.test.ts`.
 */
const OF_POSTS = payloadsJoined(200).slice(0, 2);
const OF_ENQUIRIES = payloadsJoined(120).slice(0, 2);
const SOME = SCRIPT_PAYLOADS.slice(0, 8);

/** The translation that holds the payloads of this number. */
const languageOf = (number: number) => TRANSLATIONS[number % TRANSLATIONS.length] ?? 'en';
const slugOf = (number: number) => `carga-${number}`;
const shownAs = (payloads: string[]) => payloads.join(' ').replaceAll(/\s+/g, ' ');

/** Payloads in every field of a post, a category and a testimonial, and in one of their languages. */
async function insertContent(live: LiveSite): Promise<void> {
  for (const [number, payloads] of OF_POSTS.entries()) {
    const language = languageOf(number);
    // The number keeps names apart that differ in case alone.
    const categories = payloads.map((payload) => `${SCRIPT_PAYLOADS.indexOf(payload)}${payload}`);
    for (const [place, payload] of payloads.entries()) {
      await sql(live, `insert into public.categories (name, name_${language}) values ($1, $2)`, [
        categories[place],
        payload,
      ]);
    }
    await sql(
      live,
      `insert into public.blog_posts (slug, category, additional_categories, show_additional_categories,
         show_on_homepage, image_alt, title, excerpt, content,
         title_${language}, excerpt_${language}, content_${language})
       values ($1, $2, $3, true, true, $4, $4, $4, $4, $4, $4, $4)`,
      [slugOf(number), categories[0], categories.slice(1), payloads.join(' ')],
    );
  }
  for (const [number, payload] of SOME.entries()) {
    const language = languageOf(number);
    await sql(
      live,
      `insert into public.testimonials (name, role, testimonial, platform_name, verification, active, consent_date,
         name_${language}, role_${language}, testimonial_${language})
       values ($1, $1, $1, $1, $1, true, '2026-01-01', $1, $1, $1)`,
      [payload],
    );
  }
}

/** What the first consultation costs, as written by the firm; kinds of appointments, so that booking is on the page. */
async function insertAppointmentFacts(live: LiveSite): Promise<void> {
  const prices = LANGUAGES.map((language, number) => [language, SCRIPT_PAYLOADS[number]]);
  await sql(live, 'update public.firm_facts set consultation_price = $1', [
    Object.fromEntries(prices),
  ]);
  await offerTimes(live);
}

/** A payload in what only staff see. */
async function insertOffice(live: LiveSite): Promise<string[]> {
  for (const [number, payload] of SOME.entries()) {
    await sql(live, 'insert into public.holidays (day, name) values ($1::date + $2::integer, $3)', [
      '2027-01-01',
      number,
      payload,
    ]);
    await sql(
      live,
      'insert into public.reply_templates (name, body, body_fr) values ($1, $2, $2)',
      [`${number}${payload}`, payload],
    );
    await sql(
      live,
      `insert into public.absences (starts_at, ends_at, note) values (now(), now() + interval '1 hour', $1)`,
      [payload],
    );
    await sql(
      live,
      `insert into public.consent_texts (hash, part, language, text) values ('', 'consent', 'es', $1)`,
      [payload],
    );
    await sql(live, 'insert into public.translation_terms (term, term_fr) values ($1, $1)', [
      `${number}${payload}`,
    ]);
    await sql(
      live,
      `insert into public.rights_requests (kind, name, contact, channel, received_on, identity, answer)
       values ('access', $1, $1, 'post', '2026-01-01', $1, $1)`,
      [payload],
    );
  }
  const ids = await insertEnquiries(
    live.backend,
    OF_ENQUIRIES.map((payloads) => ({ name: payloads.join(' '), message: payloads.join(' ') })),
  );
  await sql(live, 'update public.contact_surveys set notes = name');
  // A minute each, from now on: the agenda shows them all.
  for (const [number, id] of ids.entries()) {
    await sql(
      live,
      `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, room, word)
       select $1, 'video', at, at + interval '1 minute', at + interval '1 minute', 'confirmed', 'https://room.example/',
         left(name, 2000)
       from public.contact_surveys, (select now() + make_interval(mins => $2) as at) as times where id = $1`,
      [id, number],
    );
  }
  for (const payload of SOME) {
    await sql(live, 'insert into public.busy_calendars (name, url) values (left($1, 60), $2)', [
      payload,
      'https://calendar.example/x.ics',
    ]);
  }
  return ids;
}

/** Replaces the texts of one language, which visitors get from the database, by payloads. */
async function insertTexts(live: LiveSite, language: 'fr'): Promise<void> {
  let number = 0;
  for (const namespace of NAMESPACES) {
    for (const key of keysOf(textsOf(language, namespace))) {
      await sql(
        live,
        'insert into public.text_overrides (language, namespace, key, value) values ($1, $2, $3, $4)',
        [language, namespace, key, SCRIPT_PAYLOADS[number % SCRIPT_PAYLOADS.length]],
      );
      number += 1;
    }
  }
  expect(number).toBeGreaterThan(SCRIPT_PAYLOADS.length);
}

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? keysOf(child, `${path}${name}.`)
      : [`${path}${name}`],
  );
}

const test = base.extend<{ alerts: string[] }, { live: LiveSite; enquiries: string[] }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const live = await startLiveSite();
      await insertContent(live);
      await insertAppointmentFacts(live);
      await insertTexts(live, 'fr');
      await use(live);
      await live.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  enquiries: [
    async ({ live }, use) => {
      await use(await insertOffice(live));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, use) => use(live.url),
  alerts: [
    async ({ page }, use) => {
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(`${page.url()}: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(alerts);
      expect(alerts, 'scripts that ran').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ bypassCSP: true });

/**
 * No element can run a script, also one that waits for an event or a tap: of the page, or of the
 * document at a path. @returns the document's heading.
 */
async function expectInertDocument(page: Page, path?: string): Promise<string> {
  const { dangerous, heading } = await page.evaluate(async (address) => {
    const html = address === undefined ? '' : await (await fetch(address)).text();
    const tree = html ? new DOMParser().parseFromString(html, 'text/html') : document;
    const elements = [...tree.querySelectorAll('*')].filter(
      (element) =>
        (element.matches('script:not([type$=json])') && element.textContent.includes('alert(1)')) ||
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            name === 'srcdoc' ||
            /^\s*(javascript|vbscript|data:text)/i.test(value),
        ),
    );
    return {
      dangerous: elements.map((element) => element.outerHTML.slice(0, 200)),
      heading: tree.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    };
  }, path);
  expect(dangerous, path ?? page.url()).toEqual([]);
  return heading;
}

const expectInert = (page: Page) => expectInertDocument(page);

const PAGES = ['home', 'blog', 'testimonials', 'contact', 'service-family'] as const;

/** What a page shows, in its fields and in what is folded too. */
function textsAndValues(): string {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [document.body.innerText, ...[...fields].map(({ value }) => value)].join(' ');
}

test.describe('@desktop script payloads', () => {
  // In one worker: the site that has them all takes long to write.
  test.describe.configure({ mode: 'default' });
  test.setTimeout(300_000);

  test('would run where they are inserted as HTML, and are text on public pages and in addresses', async ({
    page,
    alerts,
  }) => {
    await page.goto('/robots.txt');
    for (const payload of SCRIPT_PAYLOADS) {
      await page.setContent(`<p title="${payload}">${payload}</p>`);
    }
    await expect.poll(() => alerts.length).toBeGreaterThan(30);
    await page.setContent('<p onclick="alert(1)"><a href="javascript:alert(1)">x</a></p>');
    await expect(expectInert(page)).rejects.toThrow('onclick');
    alerts.length = 0;

    // As written by the build, then as rendered by the app, which has the same code.
    await page.goto('/robots.txt');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [number, payloads] of OF_POSTS.entries()) {
      const shown = shownAs(payloads);
      for (const language of [SOURCE_LANGUAGE, languageOf(number)] as const) {
        const document = () => expectInertDocument(page, postPathOf(slugOf(number), language));
        // Until a page is written, its address has the empty one.
        await expect.poll(document, { timeout: 120_000 }).toBe(shown);
      }
    }
    for (const language of [SOURCE_LANGUAGE, 'fr'] as const) {
      for (const id of PAGES) await expectInertDocument(page, pathOf(id, language));
      await expectInertDocument(page, feedPathOf(language));
    }
    for (const [number, payloads] of OF_POSTS.entries()) {
      await page.goto(postPathOf(slugOf(number), languageOf(number)));
      await expect(heading).toHaveText(shownAs(payloads));
      await expectInert(page);
      await page.goto(`${pathOf('blog', SOURCE_LANGUAGE)}?post=${slugOf(number)}`);
      await expect(
        page.getByRole('dialog', { name: shownAs(payloads), exact: true }),
      ).toBeVisible();
      await expectInert(page);
    }
    for (const id of PAGES) {
      await page.goto(pathOf(id, 'fr'));
      await expect(heading).toBeVisible();
      await page.keyboard.press('End');
      await expectInert(page);
    }

    for (const payloads of OF_POSTS.slice(0, 1)) {
      const joined = payloads.join(' ');
      const encoded = encodeURIComponent(joined);
      for (const path of [
        `/${encoded}`,
        postPathOf(joined, SOURCE_LANGUAGE),
        `/blog?post=${encoded}&q=${encoded}&category=${encoded}#${encoded}`,
        `${LOGIN_PATH}?next=${encoded}`,
        `${pathOf('contact', SOURCE_LANGUAGE)}#appointment=${encoded}`,
      ]) {
        await page.goto(path);
        // The server refuses some of them in plain text.
        await expect(heading.or(page.getByText('Not found', { exact: true }))).toBeVisible();
        await expectInert(page);
      }
    }
  });

  test('are text on every screen of the admin area that shows any, and in the editor', async ({
    page,
    live,
    enquiries,
  }) => {
    await signIn(page, live.url, 'admin');
    const heading = page.getByRole('heading', { level: 1 });
    const paths = [
      ...(['dashboard', 'posts', 'categories', 'enquiries', 'testimonials'] as const),
      ...(['agenda', 'firm', 'settings', 'rights', 'vocabulary'] as const),
    ].map((screen) => adminPath(screen));
    for (const path of [
      ...paths,
      // The first languages of a site may be others.
      adminPath('texts', { languages: 'fr' }),
      adminPath('enquiries', { view: 'templates' }),
    ]) {
      await page.goto(path);
      await expect(heading).toBeVisible();
      await expect.poll(() => page.evaluate(textsAndValues), path).toContain('alert(1)');
      await expectInert(page);
    }
    for (const [number, id] of [...enquiries.entries()].slice(-1)) {
      await page.goto(adminPath('enquiries', { id }));
      const name = shownAs(OF_ENQUIRIES[number] ?? []);
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expectInert(page);
    }
    await page.goto(adminPath('agenda'));
    await page.getByRole('button', { name: 'Bloquear tiempo' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(SOME.length);
    await expectInert(page);
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').getByRole('button', { name: 'alert(1)' }).first().click();
    await expect(dialog.getByText('El cliente escribe')).toBeVisible();
    await expectInert(page);

    const posts = await sql<{ id: string; title: string }>(
      live,
      "select id, title from public.blog_posts where slug like 'carga-%'",
    );
    expect(posts).toHaveLength(OF_POSTS.length);
    for (const { id, title } of posts.slice(-1)) {
      await page.goto(editPostPath(id));
      await expect(page.getByLabel('Título')).toHaveValue(title);
      await expect(contentOf(page)).toBeVisible();
      await expectInert(page);
    }
  });
});
