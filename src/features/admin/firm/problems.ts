import { adminTexts } from '@/admin-texts';
import { firm } from '@/site/firm';
import { formatPhone } from '@/site/links';
import { toE164 } from '@/site/phone';
import type { FirmValues, Span } from './values';

const t = adminTexts('firm');

/** What is wrong with the form's values; keys are fields: 'phones.0', 'hours.1' for Monday. */
export type Problems = Readonly<Record<string, string>>;

/** What each group of fields gets. */
export interface FieldsProps {
  values: FirmValues;
  /** Those to be shown. */
  problems: Problems;
  onChange: (change: Partial<FirmValues>) => void;
}

const NUMBER = t('problem.number', { example: formatPhone(firm.phones[0]) });

/** The same rules as the database's check constraints. */
export function problemsOf(values: FirmValues): Problems {
  const problems: Record<string, string> = {};
  const numbers = values.phones.map(toE164);
  numbers.forEach((number, index) => {
    if (!number) problems[`phones.${index}`] = NUMBER;
    else if (numbers.indexOf(number) < index) problems[`phones.${index}`] = t('problem.twice');
  });
  if (!toE164(values.chatNumber)) problems.chatNumber = NUMBER;
  if (!/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(values.email.trim())) {
    problems.email = t('problem.email');
  }
  if (values.street.trim().length < 3) problems.street = t('problem.street');
  if (!/^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(values.postalCode.trim().toUpperCase())) {
    problems.postalCode = t('problem.postalCode');
  }
  return { ...problems, ...hoursProblems(values.hours) };
}

/** What is wrong with the hours of a week. */
export function hoursProblems(hours: FirmValues['hours']): Problems {
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
