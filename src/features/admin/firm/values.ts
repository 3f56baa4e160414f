import { firm as t } from '@/admin-texts';
import { OFFICE } from '@/lib/admin/format';
import { daysLater, weekdayName } from '@/site/dates';
import { firm, type OpeningHours } from '@/site/firm';
import { type FirmFacts, firmWith } from '@/site/firmFacts';
import { formatPhone } from '@/site/links';
import { toE164 } from '@/site/phone';

export type Span = readonly [open: string, close: string];

/** What the form holds, by its column: numbers as typed, and each day's hours from Sunday. */
export interface FirmValues {
  phones: readonly string[];
  chat_number: string;
  email: string;
  street: string;
  postal_code: string;
  opening_hours: readonly (readonly Span[])[];
}

/** The same limits as the database's check constraints. */
export const MAX_PHONES = 4;
export const MAX_SPANS = 3;

const A_SUNDAY = '2023-01-01';

/** The weekdays of the form, in its order; `inSentence` is written as within a sentence. */
export const DAYS = [1, 2, 3, 4, 5, 6, 0].map((day) => {
  const inSentence = weekdayName(daysLater(A_SUNDAY, day), OFFICE);
  return { day, inSentence, name: inSentence.charAt(0).toUpperCase() + inSentence.slice(1) };
});

/** Each day's hours from Sunday, of those that the database holds. */
export const weekOf = (hours: OpeningHours | null): FirmValues['opening_hours'] =>
  Array.from({ length: 7 }, (_, day) => hours?.[day] ?? []);

/** Hours as the database holds them. */
export const hoursOf = (days: FirmValues['opening_hours']): OpeningHours =>
  Object.fromEntries([...days.entries()].filter(([, spans]) => spans.length > 0));

/** The form's values for what the database holds; null for the original ones. */
export function valuesOf(facts: FirmFacts | null): FirmValues {
  const { phones, chatNumber, email, address, openingHours } = firmWith(facts);
  return {
    phones: phones.map(formatPhone),
    chat_number: formatPhone(chatNumber),
    email,
    street: address.street,
    postal_code: address.postalCode,
    opening_hours: weekOf(openingHours),
  };
}

const saved = (values: FirmValues) => ({
  phones: values.phones.map(toE164),
  chat_number: toE164(values.chat_number),
  email: values.email.trim(),
  street: values.street.trim(),
  postal_code: values.postal_code.trim().toUpperCase(),
  opening_hours: hoursOf(values.opening_hours),
});

/** What the database is to hold of changed values: null where one is that of firm.ts. */
export function factsOf(changes: Partial<FirmValues>): Partial<FirmFacts> {
  const original = valuesOf(null);
  const before: Record<string, unknown> = saved(original);
  return Object.fromEntries(
    Object.entries(saved({ ...original, ...changes }))
      .filter(([name]) => name in changes)
      .map(([name, value]) => {
        const isOriginal = JSON.stringify(value) === JSON.stringify(before[name]);
        return [name, isOriginal ? null : value];
      }),
  );
}

/** What is wrong with the form's values; keys are fields: 'phones.0', 'hours.1' for Monday. */
export type Problems = Readonly<Record<string, string>>;

const NUMBER = t('problem.number', { example: formatPhone(firm.phones[0]) });

/** The same rules as the database's check constraints. */
export function problemsOf(values: FirmValues): Problems {
  const problems: Record<string, string> = {};
  const numbers = values.phones.map(toE164);
  numbers.forEach((number, index) => {
    if (!number) problems[`phones.${index}`] = NUMBER;
    else if (numbers.indexOf(number) < index) problems[`phones.${index}`] = t('problem.twice');
  });
  if (!toE164(values.chat_number)) problems.chat_number = NUMBER;
  if (!/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(values.email.trim())) {
    problems.email = t('problem.email');
  }
  if (values.street.trim().length < 3) problems.street = t('problem.street');
  if (!/^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(values.postal_code.trim().toUpperCase())) {
    problems.postal_code = t('problem.postalCode');
  }
  return { ...problems, ...hoursProblems(values.opening_hours) };
}

/** What is wrong with the hours of a week. */
export function hoursProblems(hours: FirmValues['opening_hours']): Problems {
  const problems: Record<string, string> = {};
  hours.forEach((spans, day) => {
    const problem = problemOf(spans);
    if (problem) problems[`hours.${day}`] = problem;
  });
  if (hours.every((spans) => spans.length === 0)) {
    problems.hours = t('problem.hours');
  }
  return problems;
}

function problemOf(spans: readonly Span[]): string | undefined {
  const times = spans.flat();
  if (times.includes('')) return t('problem.incomplete');
  const isAscending = (list: readonly string[]) =>
    list.every((time, index) => index === 0 || time > (list[index - 1] ?? ''));
  if (!spans.every(isAscending)) return t('problem.reversed');
  if (!isAscending(times)) return t('problem.order');
  return undefined;
}
