// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Booking } from '@/features/public/enquiry-form/booking/Booking';
import { loadDates } from '@/i18n/dates';
import ContactPage from '@/pages/public/ContactPage';
import { clientHash } from '@/site/clientLinks';
import { firm } from '@/site/firm';
import { textsOf } from '../../../../e2e/support/texts';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { go } from '../../../support/router';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';

const { booking: t, cards, survey } = textsOf(SOURCE_LANGUAGE, 'contact');
const CALL = new RegExp(cards.phone.call.replace('{{phone}}', '.+'));
const DAY = 86_400_000;
/** A day after tomorrow's, so that each can be moved: nine, ten, eleven and twelve in UTC. */
const [NINE, TEN, ELEVEN, NOON] = [9, 10, 11, 12].map((hour) =>
  new Date(Math.floor(Date.now() / DAY + 3) * DAY + hour * 3_600_000).toISOString(),
) as [string, string, string, string];

type Answer = object | null | 'offline';
/** What the functions of the database answer, as long as nothing else is said. */
let answers: Record<string, Answer>;
let requests: Request[];

beforeEach(async () => {
  await loadDates(SOURCE_LANGUAGE);
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answers = {
    appointment_kinds: [{ id: 'video', minutes: 30 }],
    free_slots: [NINE, TEN, ELEVEN, NOON],
  };
  requests = answerRequests(({ url }) => {
    const answer = answers[url.replace(/\?.*/, '').split('/').at(-1) ?? ''];
    return answer === 'offline' ? Promise.reject(new TypeError('offline')) : Response.json(answer);
  });
});

const open = (hash = '') =>
  renderInSite(<Booking />, `${pathOf('contact', SOURCE_LANGUAGE)}${hash}`);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const times = async () => within(await screen.findByRole('list')).getAllByRole('button');
const clickFirstTime = async () => userEvent.click((await times())[0] as HTMLElement);
/** Fills in what is required, and sends it a minute later. */
const send = () => {
  const typed = { name: 'Li Wei', email: 'li@example.com', practice_area: 'civil' };
  const field = (name: string) => document.querySelector(`form [name=${name}]`) as Element;
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(field(name), { target: { value } });
  if (!(field('consent') as HTMLInputElement).checked) fireEvent.click(field('consent'));
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + 60_000);
  fireEvent.submit(document.querySelector('form') as Element);
};
const phones = () => screen.findAllByRole('link', { name: CALL });

/** The answer to who has chosen a time that somebody else was given meanwhile. */
const TAKEN = {
  ...{ id: 'a1', sequence: 0, token: 'y'.repeat(64), status: 'unplaced' },
  ...{ starts_at: NINE, ends_at: null },
};
const appointment = (more: object = {}) => ({
  ...{ id: 'a1', sequence: 1, kind: 'video', status: 'confirmed', starts_at: NINE, ends_at: TEN },
  ...{ movable_until: NINE, has_room: true, room: null, ...more },
});

describe('choosing a time', () => {
  it.each([0, 1])('is only on the page of a firm that offers it: %i', async (n) => {
    answers.appointment_kinds = [{ id: 'video', minutes: 30 }].slice(0, n);
    renderInSite(<ContactPage />, pathOf('contact', SOURCE_LANGUAGE));
    const asked = () => requests.some(({ url }) => url.includes('appointment_kinds'));
    await waitFor(() => expect(asked()).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    await waitFor(() => expect(document.querySelectorAll('#booking')).toHaveLength(n));
    expect(document.querySelectorAll('#enquiry')).toHaveLength(1);
  });

  it('offers the form and the phone where no time is free', async () => {
    answers.free_slots = [];
    open();
    expect(await screen.findByText(t.nothing)).toBeVisible();
    expect(screen.getByRole('link', { name: t.write })).toHaveAttribute('href', '#enquiry');
    expect(await phones()).toHaveLength(firm.phones.length);
  });

  it('asks for a time again where another kind is chosen, since a kind has times of its own', async () => {
    answers.appointment_kinds = [
      { id: 'video', minutes: 30 },
      { id: 'phone', minutes: 15 },
    ];
    open();
    await clickFirstTime();
    await screen.findByRole('button', { name: t.submit });
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(t.kinds.phone) }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: t.submit })).toBeNull();
  });

  it('leads back from the form to the day, by Back and by its button', async () => {
    answers.free_slots = [new Date(Date.parse(NINE) - DAY).toISOString(), NINE];
    open();
    const table = within(await screen.findByRole('table'));
    await userEvent.click(table.getAllByRole('button').at(-1) as HTMLElement);
    const day = screen.getByRole('heading', { level: 3 }).textContent;
    await clickFirstTime();
    for (const back of [() => go(-1), () => click(t.otherTime)]) {
      const send = await screen.findByRole('button', { name: t.submit });
      await back();
      await waitFor(() => expect(send).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 3, name: day })).toHaveFocus();
      await go(1);
    }
  });

  it('says that there is no connection, asks again, and leads who cannot wait to the phone', async () => {
    answers.free_slots = 'offline';
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(t.offline);
    online.mockRestore();
    answers.free_slots = [NINE];
    await click(textsOf(SOURCE_LANGUAGE, 'common').retry);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByText(t.urgent)).toBeVisible();
    expect(await phones()).toHaveLength(firm.phones.length);
    // Zones have names once they are asked for.
    const zone = screen.getByRole('combobox');
    expect(within(zone).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(zone);
    const names = within(zone).getAllByRole('option');
    expect(names.length).toBeGreaterThan(400);
    for (const name of names) expect(name).not.toHaveTextContent('/');
  });

  it('offers the nearest free times where somebody else was faster, with their dates', async () => {
    answers.book = { ...TAKEN, nearest: [TEN, ELEVEN, NOON] };
    open();
    await clickFirstTime();
    send();
    await waitFor(() => expect(screen.getByRole('heading', { name: t.taken })).toHaveFocus());
    expect(screen.getByText(t.takenKept)).toBeVisible();
    const nearest = screen.getAllByRole('button');
    expect(nearest).toHaveLength(3);
    for (const time of nearest) expect(time).toHaveTextContent(/\d{4}, \d+:\d\d/);

    answers.move_appointment = {
      ...{ id: 'a1', sequence: 1, status: 'confirmed', nearest: [] },
      ...{ starts_at: ELEVEN, ends_at: NOON },
    };
    if (nearest[1]) await userEvent.click(nearest[1]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: t.done.confirmed })).toHaveFocus(),
    );
    // It is still the client's: the answer to a move has no link.
    expect(screen.getByRole('link', { name: t.my.manage })).toHaveAttribute(
      'href',
      clientHash('appointment', TAKEN.token),
    );
    const moved = requests.find(({ url }) => url.includes('move_appointment'));
    expect(await moved?.json()).toEqual({ token: TAKEN.token, start: ELEVEN });
  });

  it('says that the enquiry was sent where the nearest times are gone too', async () => {
    answers.book = 'offline';
    open();
    await clickFirstTime();
    send();
    const mail = await screen.findByRole('link', { name: survey.failed.mail });
    expect(new URL((mail as HTMLAnchorElement).href).searchParams.get('body')).toMatch(
      new RegExp(`^${t.kinds.video} · .*\\d{4}`),
    );
    answers.book = { ...TAKEN, nearest: [TEN] };
    send();
    await screen.findByText(t.takenKept);
    answers.move_appointment = 'offline';
    await clickFirstTime();
    expect(await screen.findByText(t.my.failed)).toBeVisible();
    answers.move_appointment = { ...TAKEN, nearest: [] };
    await clickFirstTime();
    expect(await screen.findByText(survey.sent.video)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the address to who comes to the office', async () => {
    answers.appointment_kinds = [{ id: 'office', minutes: 30 }];
    answers.book = { ...TAKEN, status: 'confirmed', ends_at: TEN, nearest: [] };
    open();
    await clickFirstTime();
    send();
    expect(await screen.findByText(new RegExp(firm.address.street))).toBeVisible();
  });
});

describe('the appointment of a link', () => {
  it('has the phones once it is too late to move it, and can still be cancelled', async () => {
    const movable_until = new Date(0).toISOString();
    answers.my_appointment = appointment({ status: 'pending', movable_until });
    open(clientHash('appointment', 'x'.repeat(64)));
    expect(await screen.findByText(t.my.tooLate)).toBeVisible();
    expect(screen.getByRole('heading', { name: t.my.pending })).toBeVisible();
    expect(screen.queryByRole('button', { name: t.otherTime })).toBeNull();
    expect(screen.getByRole('button', { name: t.my.cancel })).toBeVisible();
    expect(await phones()).toHaveLength(firm.phones.length);
  });

  it('says that a change has failed until one is done, once by two clicks at once', async () => {
    answers.my_appointment = appointment();
    answers.cancel_appointment = 'offline';
    open(clientHash('appointment', 'x'.repeat(64)));
    await click(t.my.cancel);
    await click(t.my.cancelNow);
    expect(await screen.findByText(t.my.failed)).toBeVisible();
    answers.cancel_appointment = { done: true };
    answers.my_appointment = appointment({ status: 'cancelled' });
    const now = screen.getByRole('button', { name: t.my.cancelNow });
    fireEvent.click(now);
    fireEvent.click(now);
    expect(await screen.findByRole('heading', { name: t.my.cancelled })).toBeVisible();
    expect(screen.queryByRole('button', { name: t.my.cancel })).toBeNull();
    expect(screen.queryByText(t.my.failed)).toBeNull();
    const sent = requests.filter(({ url }) => url.includes('cancel_appointment'));
    expect(sent).toHaveLength(2);
  });

  it('says that it could not be read, not that times could not', async () => {
    answers.my_appointment = 'offline';
    open(clientHash('appointment', 'x'.repeat(64)));
    expect(await screen.findByText(textsOf(SOURCE_LANGUAGE, 'common').failed)).toBeVisible();
  });

  it('says that it has ended, and leads to a new one', async () => {
    answers.my_appointment = null;
    open(clientHash('appointment', 'x'.repeat(64)));
    expect(await screen.findByText(t.my.ended)).toHaveRole('status');
    await click(t.heading);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
