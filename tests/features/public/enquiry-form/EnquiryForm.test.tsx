// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraft } from '@/features/public/enquiry-form/draft';
import { EnquiryForm } from '@/features/public/enquiry-form/EnquiryForm';
import { loadDates } from '@/i18n/dates';
import SHIPPED_TEXTS from '../../../../public/locales/es/contact.json';
import { CONSENT_PARTS, consentHash } from '@/site/consentTexts';
import { firm } from '@/site/firm';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { textsOf } from '../../../../e2e/support/texts';
import { ANOTHER } from '../../../support/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

const MESSAGE = 'Mi hermana ha muerto y no sé por dónde empezar.\nHay un piso.';
const { survey: t } = textsOf(SOURCE_LANGUAGE, 'contact');

/** What the backend answers to an enquiry. */
let answer: () => Response | Promise<Response>;
let requests: Request[];
/** How long the form is shown already, in ms, beyond what the test took. */
let shownFor: number;

beforeEach(async () => {
  await Promise.all([SOURCE_LANGUAGE, ANOTHER].map(loadDates));
  shownFor = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + shownFor);
  answer = () => new Response(null, { status: 201 });
  requests = answerRequests(({ url }) =>
    url.includes('/contact_surveys') ? answer() : Response.json([]),
  );
});
afterEach(() => {
  const { result } = renderHook(useDraft);
  act(() => result.current.clear());
});

const open = (language: Language = SOURCE_LANGUAGE, query = '') =>
  renderInSite(<EnquiryForm />, pathOf('contact', language) + query);

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;
const enter = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.focus(field(name));
    fireEvent.change(field(name), { target: { value } });
  }
};
const choose = (value: string) =>
  fireEvent.click(document.querySelector(`[name=urgency][value=${value}]`) as Element);
const button = () => document.querySelector('form [type=submit]') as HTMLElement;
const submit = () => fireEvent.submit(document.querySelector('form') as Element);
const errorOf = (name: string) => document.querySelector(`#enquiry-${name}-error`)?.textContent;
const invalid = () => [...document.querySelectorAll('form [aria-invalid=true]')];
/** Waits until the form says that it was sent, to whoever uses a screen reader too. */
const sent = async (language: Language = SOURCE_LANGUAGE) => {
  const { heading } = textsOf(language, 'contact').survey.sent;
  // Cheaper than the search for a role in the whole form, at each change of it.
  await waitFor(() => expect(document.querySelector('h3:focus')?.textContent).toBe(heading));
  expect(sessionStorage.getItem('contact_draft')).toBeNull();
};
const stored = () =>
  Promise.all(
    requests
      .filter(({ url }) => url.includes('/contact_surveys'))
      .map((request) => request.clone().json() as Promise<object>),
  );

/** All that is required, a minute after the form was shown. */
function fillIn(): void {
  enter({ practice_area: 'inheritance', message: MESSAGE, name: 'Ana Pérez' });
  enter({ email: 'ana@example.com' });
  fireEvent.click(field('consent'));
  shownFor = 60_000;
}

it('names the wordings that it has shown, by hashes that the database has', async () => {
  open();
  fillIn();
  submit();
  await sent();
  const survey: Partial<Record<string, unknown>> = SHIPPED_TEXTS.survey;
  const hashes = CONSENT_PARTS.map((part) =>
    consentHash(SOURCE_LANGUAGE, part, String(survey[part])),
  );
  expect(await stored()).toMatchObject([{ consent_texts: await Promise.all(hashes) }]);
});

describe('errors', () => {
  it('are at their field once it was left, in a summary after sending, and gone once mended', async () => {
    open();
    enter({ email: 'ana@', phone: 'mañana' });
    expect(invalid()).toEqual([]);
    fireEvent.blur(field('email'));
    await waitFor(() => expect(errorOf('email')).toBe(t.errors.emailInvalid));
    expect(field('email')).toHaveAttribute('aria-describedby', 'enquiry-email-error');
    fireEvent.blur(field('phone'));
    await waitFor(() => expect(errorOf('phone')).toBe(t.errors.phoneInvalid));
    enter({ email: 'ana@example.com' });
    expect(field('email')).toHaveAttribute('aria-invalid', 'false');
    submit();
    // What is folded is shown once it has to be corrected.
    fireEvent.click(await screen.findByText(t.fields.phone, { selector: 'a' }));
    expect(field('phone')).toHaveFocus();
    expect(field('phone').closest('details')).toHaveAttribute('open');
    enter({ phone: '' });
    submit();
    await waitFor(() => expect(field('practice_area')).toHaveFocus());
    const { areaNeeded, messageShort, nameShort, consentNeeded } = t.errors;
    expect(['practice_area', 'message', 'name', 'consent'].map(errorOf)).toEqual([
      ...[areaNeeded, messageShort, nameShort, consentNeeded],
    ]);
    fillIn();
    expect(invalid()).toEqual([]);
    expect(document.querySelectorAll('a[href^="#enquiry-"]')).toHaveLength(0);
    expect(await stored()).toEqual([]);
  });

  it('are counted aloud once for each time that the form is sent, whatever is corrected afterwards', async () => {
    open();
    const alert = screen.getByRole('alert');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(alert.textContent)).observe(alert, { childList: true });
    const five = t.summary_other.replace('{{count}}', '5');
    submit();
    await waitFor(() => expect(said).toEqual([five]));
    fillIn();
    expect(invalid()).toEqual([]);
    enter({ name: '' });
    submit();
    await waitFor(() => expect(said).toEqual([five, t.summary_one.replace('{{count}}', '1')]));
  });
});

describe('what is typed', () => {
  it('is erased on request, after a question', async () => {
    const texts = textsOf(ANOTHER, 'contact').survey.draft;
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    open(ANOTHER);
    screen.getByText(texts.kept);
    enter({ name: 'Ana Pérez', message: MESSAGE });
    submit();
    await waitFor(() => expect(field('email')).toHaveAttribute('aria-invalid', 'true'));
    const erase = screen.getByText(texts.erase, { selector: 'button' });
    fireEvent.click(erase);
    expect(field('name')).toHaveValue('Ana Pérez');
    expect(sessionStorage.getItem('contact_draft')).toContain('Ana Pérez');
    asked.mockReturnValue(true);
    fireEvent.click(erase);
    expect(asked).toHaveBeenLastCalledWith(texts.confirm);
    screen.getByText(texts.erased);
    expect([field('name').value, field('message').value, invalid()]).toEqual(['', '', []]);
    for (const said of screen.queryAllByRole('alert')) expect(said).toBeEmptyDOMElement();
    expect(sessionStorage.getItem('contact_draft')).toBeNull();
  });
});

describe('the fields', () => {
  it('have the practice area of the address until another is chosen, and no other text of it', async () => {
    const area = () => field('practice_area');
    const { unmount } = open('en', '?area=immigration');
    await waitFor(() => expect(area()).toHaveValue('immigration'));
    enter({ practice_area: 'family' });
    expect(area()).toHaveValue('family');
    enter({ practice_area: '' });
    unmount();
    open(SOURCE_LANGUAGE, '?area=%3Cscript%3E');
    expect(area()).toHaveValue('');
  });

  it('say how they are written, and call neither e-mail nor phone optional while one is required', () => {
    const { survey } = textsOf(ANOTHER, 'contact');
    open(ANOTHER);
    expect(field('phone').labels?.[0]).toHaveTextContent(`(${survey.optional})`);
    enter({ channel: 'video' });
    for (const [name, kind] of Object.entries({ email: 'email', phone: 'tel' })) {
      expect(field(name)).toHaveAttribute('dir', 'ltr');
      expect(field(name)).toHaveAttribute('inputmode', kind);
      expect(field(name)).toHaveAccessibleName(/^[^(]*$/);
      expect(field(name)).toHaveAccessibleDescription(new RegExp(survey.hints.reach));
      expect(field(name)).not.toBeRequired();
    }
    const completed = (name: string) => field(name).getAttribute('autocomplete');
    expect(['email', 'phone', 'name', 'language'].map(completed)).toEqual([
      ...['email', 'tel', 'name', 'language'],
    ]);
  });
});

it('who writes of a detention has the phones at once and after sending, and leaves a number', async () => {
  const { urgent, sent: confirmation } = textsOf(ANOTHER, 'contact').survey;
  const calls = () => [...document.querySelectorAll('a[href^="tel:"]')];
  open(ANOTHER);
  expect(calls()).toEqual([]);
  choose('deadline');
  expect(calls()).toHaveLength(firm.phones.length);
  choose('detained');
  expect(calls().map((call) => call.getAttribute('href'))).toEqual(
    firm.phones.map((phone) => `tel:${phone}`),
  );
  expect(calls()[0]?.closest('[role=status]')).toHaveTextContent(urgent.detained);
  fillIn();
  submit();
  await waitFor(() => expect(field('phone')).toHaveFocus());
  enter({ phone: '+34 600 000 001' });
  submit();
  await sent(ANOTHER);
  screen.getByText(urgent.detained);
  screen.getByText(confirmation.call);
  expect(screen.queryByText(confirmation.read)).toBeNull();
  expect(calls()).toHaveLength(firm.phones.length);
});

describe('sending', () => {
  it('waits until three seconds have passed, and happens once however often it is asked for', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    open();
    fillIn();
    now.mockReturnValue(2500);
    submit();
    submit();
    await waitFor(() => expect(button()).toHaveTextContent(t.sending));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(await stored()).toEqual([]);
    await sent();
    expect(await stored()).toMatchObject([{ fill_seconds: 3 }]);
  });

  it('only seems to happen for a bot that fills in what nobody sees', async () => {
    open();
    const honeypot = field('subject');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
    fillIn();
    honeypot.value = 'Buy now';
    submit();
    await sent();
    expect(await stored()).toEqual([]);
  });

  const refusal = { message: 'too many', hint: 'rate_limited' };
  it.each<[string, () => Response | Promise<Response>, keyof typeof t.failed, Language]>([
    ['the empty answer of a captive portal', () => new Response(''), 'other', ANOTHER],
    ['too many enquiries', () => Response.json(refusal, { status: 400 }), 'rateLimited', ANOTHER],
  ])('keeps the text after %s, offers mail and chat, and can be repeated', async (...row) => {
    const [, failure, reason, language] = row;
    const { survey, chat, footer } = textsOf(language, 'contact');
    answer = failure;
    open(language);
    fillIn();
    button().focus();
    submit();
    const heading = await screen.findByText(survey.failed.heading);
    const alert = heading.closest('[role=alert]') as HTMLElement;
    for (const text of [survey.failed[reason], survey.failed.kept])
      expect(alert.textContent).toContain(text);
    const [mail, byChat] = [...alert.querySelectorAll('a')];
    const { pathname, searchParams } = new URL(mail?.href ?? '');
    const { subject, body } = Object.fromEntries(searchParams);
    expect([pathname, subject]).toEqual([firm.email, survey.failedMail.subject]);
    for (const typed of [
      ...[footer.services.inheritance, survey.urgencies.normal, 'Ana Pérez', 'ana@example.com'],
      MESSAGE.replace('\n', '\r\n'),
    ])
      expect(body).toContain(typed);
    // A greeting without the case or the person, since it goes through another company.
    const href = new URL(byChat?.href ?? '');
    expect([href.hostname, href.searchParams.get('text')]).toEqual(['wa.me', chat.prefilled]);
    expect(byChat).toHaveAttribute('target', '_blank');
    expect(field('message')).toHaveValue(MESSAGE);
    expect(field('consent')).toBeChecked();
    expect(button()).toHaveFocus();
    expect(button()).toHaveTextContent(survey.retry);
    answer = () => new Response(null, { status: 201 });
    submit();
    await sent(language);
    expect(await stored()).toHaveLength(2);
  });
});
