import { firm } from '@/site/firm';
import { formatPhone } from '@/site/links';
import { toE164 } from '@/site/phone';
import type { FirmValues, Span } from './values';

/** What is wrong with the form's values; keys are fields: 'phones.0', 'hours.1' for Monday. */
export type Problems = Readonly<Record<string, string>>;

const NUMBER = `Escriba el número con su país: ${formatPhone(firm.phones[0])}.`;

/** The same rules as the database's check constraints. */
export function problemsOf(values: FirmValues): Problems {
  const problems: Record<string, string> = {};
  const numbers = values.phones.map(toE164);
  numbers.forEach((number, index) => {
    if (!number) problems[`phones.${index}`] = NUMBER;
    else if (numbers.indexOf(number) < index) problems[`phones.${index}`] = 'Ya está más arriba.';
  });
  if (!toE164(values.chatNumber)) problems.chatNumber = NUMBER;
  if (!/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(values.email.trim())) {
    problems.email = 'Escriba una dirección completa: despacho@ejemplo.es.';
  }
  if (values.street.trim().length < 3) problems.street = 'Escriba la calle y el número.';
  if (!/^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(values.postalCode.trim().toUpperCase())) {
    problems.postalCode = 'Escriba el código postal.';
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
    problems.hours = 'Indique el horario de un día por lo menos.';
  }
  return problems;
}

function problemOf(spans: readonly Span[]): string | undefined {
  const times = spans.flat();
  if (times.includes('')) return 'Complete las horas, o quite el tramo.';
  const isAscending = (list: readonly string[]) =>
    list.every((time, index) => index === 0 || time > (list[index - 1] ?? ''));
  if (!spans.every(isAscending)) return 'Cada tramo debe terminar después de empezar.';
  if (!isAscending(times)) return 'Los tramos deben ir en orden y sin tocarse.';
  return undefined;
}
