import { adminTexts, adminWord } from '@/admin-texts';

const t = adminTexts('admin');

/** Why a calendar of the firm cannot be read, for staff (supabase/functions/_shared/calendar). */
export const calendarProblem = (problem: string): string =>
  adminWord('admin', 'calendarProblems', problem) ?? t('calendarProblems.other', { problem });
