import { type Pressure, pressureOf } from '@/site/answerClock';
import { formatOfficeDateTime } from './officeTime';

const WORDS = { late: 'Fuera de plazo desde', soon: 'Vence ya:', 'in time': 'Antes de' } as const;

/** By when an answer is due, in words, and whether it is late. */
export function dueText(due: Date, now: Date): { text: string; pressure: Pressure } {
  const pressure = pressureOf(due, now);
  return { text: `${WORDS[pressure]} ${formatOfficeDateTime(due)}`, pressure };
}
