import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { CATEGORY_OF_SERVICE } from '../../src/site/services';
import { ofCategory } from '../support/blogList';
import { offerTimes } from '../support/booking';
import { readEnquiries } from '../support/database';
import { ANOTHER, MIRRORED, OTHER } from '../support/languages';
import { NIE } from '../support/seededPosts';
import { beginningWith, textsOf } from '../support/texts';
import { expect, test } from './fixtures';

const { booking, page: contactPage, survey } = textsOf(SOURCE_LANGUAGE, 'contact');
const { card, list } = textsOf(SOURCE_LANGUAGE, 'blog');
const navigation = textsOf(SOURCE_LANGUAGE, 'navigation');
const { immigration, labor } = textsOf(SOURCE_LANGUAGE, 'services');

const banner = { role: 'banner' };
const main = { role: 'main' };
const popup = { role: 'dialog', name: NIE[SOURCE_LANGUAGE] };

test.describe(() => {
  test.use({ visitorLocale: LANGUAGE_FACTS[OTHER].openGraph.replace('_', '-') });

  test('opens in the language of the browser', async ({ enginePage }) => {
    await enginePage.goto('/');
    const t = textsOf(OTHER, 'navigation');
    await enginePage.see({ role: 'link', name: t.contact, within: banner });
    expect(await enginePage.evaluate(() => document.documentElement.lang)).toBe(OTHER);
  });
});

test('the menu of a small window leads to a page', async ({ enginePage }) => {
  await enginePage.resize(480, 800);
  await enginePage.goto('/');
  await enginePage.click({ role: 'button', name: navigation.openMenu });
  await enginePage.click({ role: 'link', name: navigation.contact, within: { role: 'dialog' } });
  await enginePage.seeAddress(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.see({ role: 'heading', name: contactPage.title });
});

test('the switcher changes the language', async ({ enginePage }) => {
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  // One of the other direction, if the site has it.
  const language = MIRRORED ?? ANOTHER;
  const { dir, name } = LANGUAGE_FACTS[language];
  await enginePage.click({ role: 'button', name: beginningWith(navigation.language) });
  await enginePage.click({ role: 'link', name: new RegExp(name), within: banner });
  await enginePage.seeAddress(pathOf('contact', language));
  await enginePage.see({
    role: 'button',
    name: beginningWith(textsOf(language, 'navigation').language),
  });
  expect(await enginePage.evaluate(() => document.documentElement.dir)).toBe(dir);
});

test('a card of the home page opens its practice area, and back returns', async ({
  enginePage,
}) => {
  await enginePage.goto('/');
  await enginePage.click({ role: 'link', name: labor.title, within: main });
  await enginePage.seeAddress(pathOf('service-labor', SOURCE_LANGUAGE));
  await enginePage.see({ role: 'heading', name: labor.heading });
  await enginePage.back();
  await enginePage.seeAddress('/');
  await enginePage.see({ role: 'link', name: labor.title, within: main });
});

for (const id of ['services', 'contact']) {
  test(`an address with #${id} opens at that section`, async ({ enginePage }) => {
    await enginePage.goto(`/#${id}`);
    // SPEC 9: 100 px are left for the header.
    expect(Math.abs((await enginePage.evaluate(topAtRest, id)) - 100)).toBeLessThanOrEqual(1);
  });
}

test('going back restores the page from the back/forward cache as it was left', async ({
  enginePage,
}) => {
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.fill({ role: 'textbox', name: survey.fields.name }, 'Jörg Groß');
  await enginePage.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await enginePage.seeLoaded();
  await enginePage.goto('/blog');
  await enginePage.back();
  await enginePage.seeAddress(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.seeValue({ role: 'textbox', name: survey.fields.name }, 'Jörg Groß');
  expect(await enginePage.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
});

test('finds a post by category and search, and reads it in the popup and on its own page', async ({
  enginePage,
}) => {
  await enginePage.goto('/blog');
  await enginePage.choose(
    { role: 'combobox', name: list.category },
    CATEGORY_OF_SERVICE.immigration,
  );
  await enginePage.seeAddress(`/blog?${ofCategory('immigration')}`);
  await enginePage.fill({ role: 'searchbox', name: list.search }, 'NIE');
  await enginePage.seeAddress(/q=NIE/);
  await enginePage.click({ role: 'link', name: NIE[SOURCE_LANGUAGE], within: main });
  await enginePage.see(popup);
  await enginePage.press('Escape');
  await enginePage.seeNone(popup);
  await enginePage.seeAddress(/q=NIE$/);
  await enginePage.click({
    role: 'link',
    name: `${card.page} ${NIE[SOURCE_LANGUAGE]}`,
    within: main,
  });
  await enginePage.seeAddress(`/blog/${NIE.slug}`);
  await enginePage.see({ role: 'heading', name: NIE[SOURCE_LANGUAGE] });
});

test('an enquiry with an error is corrected and sent', async ({ enginePage, backend }) => {
  await backend.query('delete from public.contact_surveys');
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.choose(
    { role: 'combobox', name: survey.fields.practice_area },
    immigration.title,
  );
  await enginePage.fill(
    { role: 'textbox', name: beginningWith(survey.fields.message) },
    'Necesito mi NIE.\nEs urgente.',
  );
  await enginePage.click({ role: 'radio', name: survey.urgencies.deadline });
  await enginePage.fill({ role: 'textbox', name: survey.fields.name }, 'Jörg Groß');
  await enginePage.click({ role: 'checkbox', name: beginningWith(survey.consent) });
  await enginePage.click({ role: 'button', name: survey.submit });

  const email = { role: 'textbox', name: beginningWith(survey.fields.email) };
  await enginePage.see({ role: 'alert' });
  await enginePage.fill(email, 'joerg@example.com');
  await enginePage.click({ role: 'button', name: survey.submit });
  await enginePage.seeFocused({ role: 'heading', name: survey.sent.heading });
  expect(await readEnquiries({ backend })).toMatchObject([
    { name: 'Jörg Groß', message: 'Necesito mi NIE.\nEs urgente.', urgency: 'deadline' },
  ]);
});

test('a free time is booked, and cancelled by its link', async ({ enginePage, backend }) => {
  await offerTimes({ backend });
  // One time a week, so that its button is the only one with a time.
  await backend.query(
    `update public.appointment_kinds set offered = id = 'video', hours = '{"3": [["09:00", "09:30"]]}'`,
  );
  // The build has the kinds of the demo: the app reads them anew, once it has started.
  await enginePage.goto('/');
  await enginePage.seeLoaded();
  await enginePage.click({ role: 'link', name: navigation.contact, within: banner });
  await enginePage.click({ role: 'button', name: /\d:\d\d/ });
  const within = { role: 'form', name: booking.kinds.video };
  await enginePage.fill({ role: 'textbox', name: survey.fields.name, within }, 'Jörg Groß');
  await enginePage.fill({ role: 'textbox', name: survey.fields.email, within }, 'j@example.com');
  await enginePage.choose(
    { role: 'combobox', name: survey.fields.practice_area, within },
    immigration.title,
  );
  await enginePage.click({ role: 'checkbox', name: beginningWith(survey.consent), within });
  await enginePage.click({ role: 'button', name: booking.submit });
  await enginePage.seeFocused({ role: 'heading', name: booking.done.confirmed });
  await enginePage.click({ role: 'link', name: booking.my.manage });
  await enginePage.click({ role: 'button', name: booking.my.cancel });
  await enginePage.click({ role: 'button', name: booking.my.cancelNow });
  await enginePage.see({ role: 'heading', name: booking.my.cancelled });
  const stored = await backend.query(
    `select a.status, s.name from public.appointments as a
     join public.contact_surveys as s on s.id = a.survey_id`,
  );
  expect(stored).toEqual([{ status: 'cancelled', name: 'Jörg Groß' }]);
  await backend.query('update public.appointment_kinds set offered = false');
});

/** Runs in the browser: an element's distance from the window's top, once the app has started. */
async function topAtRest(id: string): Promise<number> {
  const top = () => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN);
  const ready = () => document.documentElement.hasAttribute('data-ready');
  let before = NaN;
  for (let still = 0; still < 60; before = top()) {
    await new Promise(requestAnimationFrame);
    still = ready() && before === top() ? still + 1 : 0;
  }
  return before;
}
