/** Four clients, each from the first page to the confirmation, on a phone and on a laptop. */
import { firm } from '../../src/site/firm';
import type { Language } from '../../src/site/languages';
import { lawyerPathOf, pathOf } from '../../src/site/pages';
import { readEnquiries } from '../support/database';
import { textsOf } from '../support/texts';
import type { EnginePage } from './enginePage';
import { expect, test } from './fixtures';

const DEVICES = { phone: [390, 780], laptop: [1280, 800] } as const;
type Device = keyof typeof DEVICES;

/** What a consultation costs, as the demo says it. */
const PRICES = { de: '60 €', ru: '60 €', ar: '60 يورو', zh: '60 欧元' };
type ClientLanguage = keyof typeof PRICES;

const main = { role: 'main' };

/** Begins with a text: the name of an optional field ends in a remark. */
const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const expectFits = async (p: EnginePage) =>
  expect(
    await p.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'wider than the window',
  ).toBeLessThanOrEqual(0);

const expectArea = (p: EnginePage, area: string) =>
  expect
    .poll(() =>
      p.evaluate(
        () => document.querySelector<HTMLSelectElement>('#enquiry [name=practice_area]')?.value,
      ),
    )
    .toBe(area);

/** The links within `scope` that dial a number, large enough and not covered. */
const calls = (p: EnginePage, scope: string) =>
  p.evaluate((selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="tel:"]`)];
    const isReached = (link: HTMLAnchorElement) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width >= 44 && height >= 44 && link.contains(top);
    };
    return links.filter(isReached).map(({ href }) => href);
  }, scope);
const CALL = `tel:${firm.phones[0]}`;

/** The first element of a kind that is shown once its data are there. */
const firstText = (p: EnginePage, selector: string) =>
  p.evaluate(async (wanted) => {
    let found = document.querySelector(wanted);
    for (; !found; found = document.querySelector(wanted)) {
      await new Promise(requestAnimationFrame);
    }
    return found.textContent;
  }, selector);

/** Opens the site at its root, in the language of the browser. */
async function arrive(p: EnginePage, language: Language): Promise<void> {
  await p.goto('/');
  await p.see({ role: 'heading', name: textsOf(language, 'common').hero.tagline });
  await expectFits(p);
}

/** Fills in and sends the form, and reads the confirmation. */
async function send(
  p: EnginePage,
  language: ClientLanguage,
  values: Partial<Record<'message' | 'name' | 'email' | 'phone', string>>,
): Promise<void> {
  const { survey: t, page } = textsOf(language, 'contact');
  const within = { role: 'form', name: page.formHeading };
  for (const [field, text] of Object.entries(values)) {
    const name = starts(t.fields[field as keyof typeof values]);
    await p.fill({ role: 'textbox', name, within }, text);
  }
  await p.click({ role: 'checkbox', name: starts(t.consent), within });
  await expectFits(p);
  await p.click({ role: 'button', name: t.submit, within });
  await p.seeFocused({ role: 'heading', name: t.sent.heading });
  await p.seeText({ role: 'region', name: page.formHeading }, PRICES[language]);
  await expectFits(p);
}

async function germanCouple(p: EnginePage, device: Device): Promise<void> {
  const [{ id, name }] = firm.lawyers;
  const services = textsOf('de', 'services');
  await arrive(p, 'de');
  const way = device === 'phone' ? services.doors.house : services.civil.title;
  await p.click({ role: 'link', name: way, within: main });
  await p.seeAddress(pathOf('service-civil', 'de'));
  await p.seeText(main, PRICES.de);
  await expectFits(p);
  await p.click({ role: 'link', name, within: main });
  await p.seeAddress(starts(lawyerPathOf(id, 'de')));
  await p.see({ role: 'heading', name });
  await p.seeText(main, PRICES.de);
  await expectFits(p);
  await p.click({ role: 'link', name: textsOf('de', 'common').lawyer.contact, within: main });
  await p.seeAddress(starts(pathOf('contact', 'de')));
  await p.seeText(main, textsOf('de', 'contact').survey.sent.read);
  await expectArea(p, 'civil');
  const message = 'Wir kaufen ein Haus in Dénia.';
  await send(p, 'de', { message, name: 'Jörg und Ute Groß', email: 'gross@client.example' });
}

async function russianBrother(p: EnginePage, device: Device): Promise<void> {
  const t = textsOf('ru', 'contact');
  const menu = textsOf('ru', 'navigation');
  await arrive(p, 'ru');
  if (device === 'phone') {
    expect(await calls(p, 'header')).toEqual([CALL]);
    await p.click({ role: 'button', name: menu.openMenu });
    await expect.poll(() => calls(p, 'dialog')).toEqual([CALL]);
    await p.click({ role: 'button', name: menu.closeMenu });
    await p.seeNone({ role: 'dialog' });
  }
  await p.click({ role: 'link', name: textsOf('ru', 'services').doors.detained, within: main });
  await p.seeAddress(`${pathOf('contact', 'ru')}#detention`);
  await p.see({ role: 'heading', name: t.detention.heading });
  await expect.poll(() => calls(p, '#detention')).toEqual([CALL]);
  await expectFits(p);
  const within = { role: 'form', name: t.page.formHeading };
  const area = { role: 'combobox', name: t.survey.fields.practice_area, within };
  await p.choose(area, t.footer.services.immigration);
  await p.click({ role: 'radio', name: t.survey.urgencies.detained });
  await expect.poll(() => calls(p, '#enquiry form [role=status]')).toContain(CALL);
  const message = 'Брата задержали вчера вечером.';
  await send(p, 'ru', { message, name: 'Иван Петров', phone: '+7 916 123 45 67' });
  await p.seeText(main, t.survey.urgent.detained);
}

async function arabicWorker(p: EnginePage, device: Device): Promise<void> {
  const menu = textsOf('ar', 'navigation');
  await arrive(p, 'ar');
  expect(await p.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await p.click({ role: 'link', name: textsOf('ar', 'services').doors.dismissed, within: main });
  await p.seeAddress(pathOf('service-labor', 'ar'));
  await expectFits(p);
  if (device === 'phone') await p.click({ role: 'button', name: menu.openMenu });
  const within = { role: device === 'phone' ? 'dialog' : 'banner' };
  await p.click({ role: 'link', name: menu.blog, within });
  await p.seeAddress(pathOf('blog', 'ar'));
  await p.fill({ role: 'searchbox' }, 'طرد');
  await p.seeAddress(/q=/);
  const title = await firstText(p, 'main article :is(h2, h3)');
  // The title opens the popup; the link after it, which leads to the page, ends with the title.
  const read = new RegExp(`.${starts(title).source.slice(1)}$`);
  await p.click({ role: 'link', name: read, within: main });
  await p.seeAddress(/^\/ar\/blog\/.+/);
  await expectFits(p);
  await p.click({ role: 'link', name: textsOf('ar', 'blog').post.ask.action, within: main });
  await expectArea(p, 'labor');
  const message = 'فصلني رب العمل بلا سبب.';
  await send(p, 'ar', { message, name: 'محمد العلوي', email: 'alaoui@client.example' });
}

async function chineseOwner(p: EnginePage, device: Device): Promise<void> {
  const { booking: t, survey, footer } = textsOf('zh', 'contact');
  await arrive(p, 'zh');
  await p.click({ role: 'link', name: textsOf('zh', 'common').hero.videoCall, within: main });
  await p.seeAddress(starts(pathOf('contact', 'zh')));
  if (device === 'phone') await p.click({ role: 'button', name: t.heading });
  const time = await firstText(p, '#booking ul button');
  await expectFits(p);
  await p.click({ role: 'button', name: time });
  const within = { role: 'form', name: t.kinds.video };
  const email = { role: 'textbox', name: survey.fields.email, within };
  await p.fill(email, 'liwei@client.example');
  await p.fill({ role: 'textbox', name: survey.fields.name, within }, '李伟');
  await p.seeText({ role: 'region', name: t.heading }, PRICES.zh);
  const sizes = await p.evaluate(() =>
    Array.from(document.querySelectorAll('#booking form :is(input, select, textarea)'), (one) =>
      parseFloat(getComputedStyle(one).fontSize),
    ),
  );
  expect(Math.min(...sizes), 'iPhones enlarge the page at smaller fields').toBeGreaterThan(15.9);
  const area = { role: 'combobox', name: survey.fields.practice_area, within };
  await p.choose(area, footer.services.civil);
  await p.click({ role: 'checkbox', name: starts(survey.consent), within });
  await p.click({ role: 'button', name: t.submit, within });
  await p.seeFocused({ role: 'heading', name: t.done.confirmed });
  await expectFits(p);
  await p.click({ role: 'link', name: t.my.manage });
  await p.see({ role: 'heading', name: t.my.confirmed });
  await expectFits(p);
}

for (const [client, locale, walk] of [
  ['a German couple buys a flat', 'de-DE', germanCouple],
  ['a Russian asks for his detained brother', 'ru-RU', russianBrother],
  ['an Arabic worker was dismissed', 'ar-MA', arabicWorker],
  ['a Chinese shop owner books a consultation', 'zh-CN', chineseOwner],
] as const) {
  test.describe(() => {
    test.use({ visitorLocale: locale });

    for (const device of ['phone', 'laptop'] as const) {
      test(`${client}, on a ${device}`, async ({ enginePage, backend }) => {
        await backend.query('delete from public.contact_surveys');
        const [width, height] = DEVICES[device];
        await enginePage.resize(width, height);
        await walk(enginePage, device);
        const language = locale.slice(0, 2);
        expect(await readEnquiries({ backend })).toMatchObject([{ language }]);
      });
    }
  });
}
