import { adminTexts } from '@/admin-texts';

const t = adminTexts('admin');

const PROBLEMS: Record<string, string> = {
  address: t('calendarProblems.address'),
  private: t('calendarProblems.private'),
  large: t('calendarProblems.large'),
  slow: t('calendarProblems.slow'),
  unreachable: t('calendarProblems.unreachable'),
  calendar: t('calendarProblems.calendar'),
  rules: t('calendarProblems.rules'),
};

/** Why a calendar of the firm cannot be read, for staff (supabase/functions/_shared/calendar). */
export const calendarProblem = (problem: string): string =>
  PROBLEMS[problem] ?? t('calendarProblems.other', { problem });
