import { formatDay, languageName, rightsEvent } from '@/lib/admin/format';
import { changeOf, enquiryEvent, eventText, type LogLine } from '@/lib/admin/logLine';
import { accessLog as t, type AdminValues, adminWord } from '@/admin-texts';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { isDay } from '@/site/dates';
import { isLanguage } from '@/site/languages';

/** A line of the access log. */
export interface Line extends LogLine {
  /** The ids of the enquiries, the person or the post affected. */
  subjects: string[];
  /** The name of the first of them, if it is a person or an enquiry that still exists. */
  about: string | null;
}

/** From 'name, name: before > after'. */
const settingsIn = (detail: string) =>
  detail
    .split(', ')
    .map((each) => {
      const [name = '', values] = each.split(': ');
      const setting = adminWord('access-log', 'settings', name) ?? name;
      const change = values && changeOf(values, (code) => adminWord('access-log', 'values', code));
      return change ? `${setting}: ${change}` : setting;
    })
    .join(', ');

/** The path of the line's enquiry or post; undefined without one, or if it was erased. */
export function targetOf({ action, subjects: [id = ''], about }: Line): string | undefined {
  if (
    ['opened', 'compared', 'conflict', 'replied', 'status', 'appointment', 'document'].includes(
      action,
    )
  )
    return about === null ? undefined : adminPath('enquiries', { id });
  return action === 'review_link' ? editPostPath(id) : undefined;
}

/** What the text of an action has besides the words of its detail. */
const VALUES: Record<string, (detail: string) => AdminValues> = {
  erased: (detail) => ({ reason: adminWord('access-log', 'erasures', detail) ?? detail }),
  role: (detail) => ({
    change: changeOf(detail, (code) => adminWord('access-log', 'roles', code)),
  }),
  setting: (detail) => ({ settings: settingsIn(detail) }),
  rights: (detail) => ({ event: rightsEvent(detail) }),
};

/** Describes a line, for staff. */
export function describeLine({ action, detail, subjects, about }: Line): string {
  const [, second = '', language = ''] = detail.split(' ');
  // 'made 14 de', with the language to translate into.
  if (action === 'review_link' && isLanguage(language))
    return t('events.review_link.translate', { days: second, language: languageName(language) });
  const whose = about ? t('whose', { name: about }) : '';
  const text = eventText(
    'access-log',
    { action, detail },
    {
      count: subjects.length,
      whose,
      ...(action === 'holiday' && isDay(second) && { rest: formatDay(second) }),
      ...(action === 'language' && isLanguage(second) && { rest: languageName(second) }),
      ...VALUES[action]?.(detail),
    },
  );
  if (text !== undefined) return text;
  const what = enquiryEvent({ action, detail });
  if (what === undefined) return `${detail || action}${whose}`;
  return about ? t('enquiry.named', { what, name: about }) : t('enquiry.any', { what });
}
