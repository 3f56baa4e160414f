import { admin as t } from '@/admin-texts';
import { type Pressure, pressureOf } from '@/site/answerClock';
import { formatOfficeDateTime } from './format';

const WORDS = { late: t('due.late'), soon: t('due.soon'), 'in time': t('due.inTime') } as const;

/** By when an answer is due, in words, and whether it is late. */
export function dueText(due: Date, now: Date): { text: string; pressure: Pressure } {
  const pressure = pressureOf(due, now);
  return { text: `${WORDS[pressure]} ${formatOfficeDateTime(due)}`, pressure };
}
