import { firm } from '../../src/site/firm';
import { pathOf } from '../../src/site/pages';
import { offerTimes } from '../support/booking';
import { readEnquiries } from '../support/database';
import { NIE } from '../support/seededPosts';
import { textsOf } from '../support/texts';
import { OTHER, ANOTHER } from '../support/languages';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS } from '../../src/site/languages';
import { expect, test } from './fixtures';

const banner = { role: 'banner' };
const main = { role: 'main' };
const popup = { role: 'dialog', name: NIE[SOURCE_LANGUAGE] };

test.describe(() => {
  test.use({ visitorLocale: 'de-DE' });

  test('opens in the language of the browser', async ({ enginePage }) => {
    await enginePage.goto('/');
    const t = textsOf(OTHER, 'navigation');
    await enginePage.see({ role: 'link', name: t.contact, within: banner });
    expect(await enginePage.evaluate(() => document.documentElement.lang)).toBe(OTHER);
  });
});

test('the menu of a small window leads to a page', async ({ enginePage }) => {
  const t = textsOf(SOURCE_LANGUAGE, 'navigation');
  await enginePage.resize(480, 800);
  await enginePage.goto('/');
  await enginePage.click({ role: 'button', name: t.openMenu });
  await enginePage.click({ role: 'link', name: t.contact, within: { role: 'dialog' } });
  await enginePage.seeAddress(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.see({ role: 'heading', name: 'Contacto y videoconsulta' });
});

test('the switcher changes the language', async ({ enginePage }) => {
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.click({ role: 'button', name: /^Idioma/ });
  await enginePage.click({
    role: 'link',
    name: new RegExp(LANGUAGE_FACTS[ANOTHER].name),
    within: banner,
  });
  await enginePage.seeAddress(pathOf('contact', ANOTHER));
  await enginePage.see({
    role: 'button',
    name: new RegExp(textsOf(ANOTHER, 'navigation').language),
  });
  expect(await enginePage.evaluate(() => document.documentElement.dir)).toBe(
    LANGUAGE_FACTS[ANOTHER].dir,
  );
});

test('a card of the home page opens its practice area, and back returns', async ({
  enginePage,
}) => {
  await enginePage.goto('/');
  await enginePage.click({ role: 'link', name: 'Derecho laboral', within: main });
  await enginePage.seeAddress(pathOf('service-labor', SOURCE_LANGUAGE));
  await enginePage.see({ role: 'heading', name: new RegExp(`laboral en ${firm.address.city}`) });
  await enginePage.back();
  await enginePage.seeAddress('/');
  await enginePage.see({ role: 'link', name: 'Derecho laboral', within: main });
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
  await enginePage.fill({ role: 'textbox', name: 'Nombre y apellidos' }, 'Jörg Groß');
  await enginePage.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await enginePage.seeLoaded();
  await enginePage.goto('/blog');
  await enginePage.back();
  await enginePage.seeAddress(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.seeValue({ role: 'textbox', name: 'Nombre y apellidos' }, 'Jörg Groß');
  expect(await enginePage.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
});

test('finds a post by category and search, and reads it in the popup and on its own page', async ({
  enginePage,
}) => {
  await enginePage.goto('/blog');
  await enginePage.choose({ role: 'combobox', name: 'Categoría' }, 'Extranjería');
  await enginePage.seeAddress('/blog?category=Extranjer%C3%ADa');
  await enginePage.fill({ role: 'searchbox', name: 'Buscar en el blog' }, 'NIE');
  await enginePage.seeAddress(/q=NIE/);
  await enginePage.click({ role: 'link', name: NIE[SOURCE_LANGUAGE], within: main });
  await enginePage.see(popup);
  await enginePage.press('Escape');
  await enginePage.seeNone(popup);
  await enginePage.seeAddress(/q=NIE$/);
  await enginePage.click({ role: 'link', name: `Leer ${NIE[SOURCE_LANGUAGE]}`, within: main });
  await enginePage.seeAddress(`/blog/${NIE.slug}`);
  await enginePage.see({ role: 'heading', name: NIE[SOURCE_LANGUAGE] });
});

test('an enquiry with an error is corrected and sent', async ({ enginePage, backend }) => {
  await backend.query('delete from public.contact_surveys');
  await enginePage.goto(pathOf('contact', SOURCE_LANGUAGE));
  await enginePage.choose({ role: 'combobox', name: '¿De qué se trata?' }, 'Extranjería');
  await enginePage.fill({ role: 'textbox', name: /ocurrido/ }, 'Necesito mi NIE.\nEs urgente.');
  await enginePage.click({ role: 'radio', name: 'Hay un plazo que vence pronto' });
  await enginePage.fill({ role: 'textbox', name: 'Nombre y apellidos' }, 'Jörg Groß');
  await enginePage.click({ role: 'checkbox', name: /^He leído/ });
  await enginePage.click({ role: 'button', name: 'Enviar la consulta' });

  const email = { role: 'textbox', name: /^Correo electrónico/ };
  await enginePage.see({ role: 'alert' });
  await enginePage.fill(email, 'joerg@example.com');
  await enginePage.click({ role: 'button', name: 'Enviar la consulta' });
  await enginePage.seeFocused({ role: 'heading', name: 'Hemos recibido su consulta' });
  expect(await readEnquiries({ backend })).toMatchObject([
    { name: 'Jörg Groß', message: 'Necesito mi NIE.\nEs urgente.', urgency: 'deadline' },
  ]);
});

test('a free time is booked, and cancelled by its link', async ({ enginePage, backend }) => {
  const t = textsOf(SOURCE_LANGUAGE, 'contact').booking;
  await offerTimes({ backend });
  // One time a week, so that its button is the only one with a time.
  await backend.query(
    `update public.appointment_kinds set offered = id = 'video', hours = '{"3": [["09:00", "09:30"]]}'`,
  );
  // The build has the kinds of the demo: the app reads them anew, once it has started.
  await enginePage.goto('/');
  await enginePage.seeLoaded();
  await enginePage.click({ role: 'link', name: 'Contacto', within: banner });
  await enginePage.click({ role: 'button', name: /\d:\d\d/ });
  const within = { role: 'form', name: t.kinds.video };
  await enginePage.fill({ role: 'textbox', name: 'Nombre y apellidos', within }, 'Jörg Groß');
  await enginePage.fill({ role: 'textbox', name: 'Correo electrónico', within }, 'j@example.com');
  await enginePage.choose({ role: 'combobox', name: '¿De qué se trata?', within }, 'Extranjería');
  await enginePage.click({ role: 'checkbox', name: /^He leído/, within });
  await enginePage.click({ role: 'button', name: t.submit });
  await enginePage.seeFocused({ role: 'heading', name: t.done.confirmed });
  await enginePage.click({ role: 'link', name: t.my.manage });
  await enginePage.click({ role: 'button', name: t.my.cancel });
  await enginePage.click({ role: 'button', name: t.my.cancelNow });
  await enginePage.see({ role: 'heading', name: t.my.cancelled });
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
