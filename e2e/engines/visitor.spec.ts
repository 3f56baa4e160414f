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

const { booking, survey } = textsOf(SOURCE_LANGUAGE, 'contact');
const { card, list } = textsOf(SOURCE_LANGUAGE, 'blog');
const navigation = textsOf(SOURCE_LANGUAGE, 'navigation');
const { immigration } = textsOf(SOURCE_LANGUAGE, 'services');

const banner = { role: 'banner' };
const main = { role: 'main' };
const popup = { role: 'dialog', name: NIE[SOURCE_LANGUAGE] };

test.describe(() => {
  test.use({ visitorLocale: LANGUAGE_FACTS[OTHER].openGraph.replace('_', '-') });

  test('opens in the language of the browser; menu, switcher and an address with a section lead there', async ({
    enginePage,
  }) => {
    await enginePage.resize(480, 800);
    await enginePage.goto('/');
    const t = textsOf(OTHER, 'navigation');
    await enginePage.click({ role: 'button', name: t.openMenu });
    expect(await enginePage.evaluate(() => document.documentElement.lang)).toBe(OTHER);
    await enginePage.click({ role: 'link', name: t.contact, within: { role: 'dialog' } });
    await enginePage.seeAddress(pathOf('contact', OTHER));
    await enginePage.see({ role: 'heading', name: textsOf(OTHER, 'contact').page.title });

    await enginePage.resize(1280, 900);
    // One of the other direction, if the site has it.
    const language = MIRRORED ?? ANOTHER;
    const { dir, name } = LANGUAGE_FACTS[language];
    await enginePage.click({ role: 'button', name: beginningWith(t.language) });
    await enginePage.click({ role: 'link', name: new RegExp(name), within: banner });
    await enginePage.seeAddress(pathOf('contact', language));
    await enginePage.see({
      role: 'button',
      name: beginningWith(textsOf(language, 'navigation').language),
    });
    expect(await enginePage.evaluate(() => document.documentElement.dir)).toBe(dir);

    await enginePage.goto(`${pathOf('home', language)}#contact`);
    // SPEC 9: 100 px are left for the header.
    expect(Math.abs((await enginePage.evaluate(topAtRest, 'contact')) - 100)).toBeLessThanOrEqual(
      1,
    );
  });
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

test('an enquiry is as it was left after going back, then corrected and sent', async ({
  enginePage,
  backend,
}) => {
  await backend.query('delete from public.contact_surveys');
  const name = { role: 'textbox', name: survey.fields.name };
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.fill(name, 'Jörg Groß');
  await enginePage.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await enginePage.seeLoaded();
  await enginePage.goto('/blog');
  await enginePage.back();
  await enginePage.seeAddress(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.seeState(name, { value: 'Jörg Groß' });
  expect(await enginePage.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');

  await enginePage.choose(
    { role: 'combobox', name: survey.fields.practice_area },
    immigration.title,
  );
  await enginePage.fill(
    { role: 'textbox', name: beginningWith(survey.fields.message) },
    'Necesito mi NIE.\nEs urgente.',
  );
  await enginePage.click({ role: 'radio', name: survey.urgencies.deadline });
  await enginePage.click({ role: 'checkbox', name: beginningWith(survey.consent) });
  await enginePage.click({ role: 'button', name: survey.submit });

  const email = { role: 'textbox', name: beginningWith(survey.fields.email) };
  await enginePage.see({ role: 'alert' });
  await enginePage.fill(email, 'joerg@example.com');
  await enginePage.click({ role: 'button', name: survey.submit });
  await enginePage.seeState({ role: 'heading', name: survey.sent.heading }, { focused: true });
  expect(await readEnquiries({ backend })).toMatchObject([
    { name: 'Jörg Groß', message: 'Necesito mi NIE.\nEs urgente.', urgency: 'deadline' },
  ]);
});

test('a free time is booked', async ({ enginePage, backend }) => {
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
  await enginePage.seeState({ role: 'heading', name: booking.done.confirmed }, { focused: true });
  const stored = await backend.query(
    `select a.status, s.name from public.appointments as a
     join public.contact_surveys as s on s.id = a.survey_id`,
  );
  expect(stored).toEqual([{ status: 'confirmed', name: 'Jörg Groß' }]);
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
