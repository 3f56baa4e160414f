import { formatDay, languageName, rightsEvent } from '@/lib/admin/format';
import { enquiryEvent, type LogLine } from '@/lib/admin/logLine';
import { accessLog as t, adminWord } from '@/admin-texts';
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

/** A code in words; itself where there are none. */
const wordOf = (group: 'roles' | 'settings' | 'values', code: string) =>
  adminWord('access-log', group, code) ?? code;

/** A change 'before > after', or a single value, in words. */
const change = (detail: string, group: 'roles' | 'values') =>
  detail
    .split(' > ')
    .map((code) => wordOf(group, code))
    .join(' → ');

/** From 'made 7', 'made 14 de' with the language to translate into, or 'revoked'. */
function linkChange(detail: string): string {
  const [made, days = '', language = ''] = detail.split(' ');
  if (made === 'revoked') return t('links.revoked');
  return isLanguage(language)
    ? t('links.translate', { days, language: languageName(language) })
    : t('links.review', { days });
}

/** From 'name, name: before > after'. */
const settingsIn = (detail: string) =>
  detail
    .split(', ')
    .map((each) => {
      const [name = '', values] = each.split(': ');
      return `${wordOf('settings', name)}${values ? `: ${change(values, 'values')}` : ''}`;
    })
    .join(', ');

const dayOf = (text: string) => (isDay(text) ? formatDay(text) : text);
const languageOf = (code: string) => (isLanguage(code) ? languageName(code) : code);

/** Of a detail 'word name' by the words of a group; of any other by the group's 'changed'. */
const done =
  (
    group: 'clients' | 'holidays' | 'languages' | 'posts' | 'templates',
    nameOf = (text: string) => text,
  ) =>
  ({ detail }: Line) => {
    const [word, ...name] = detail.split(' ');
    return (
      adminWord('access-log', group, word, { name: nameOf(name.join(' ')) }) ??
      adminWord('access-log', group, 'changed', { name: detail }) ??
      detail
    );
  };

/** What concerns somebody, with the name. */
const named = (what: string, { about }: Line) => (about ? t('named', { what, name: about }) : what);

const FACTOR_EVENTS: Record<string, string> = {
  'totp > none': t('factor.removed'),
  'recovery code': t('factor.recovery'),
  'wrong codes': t('factor.wrong'),
};

/** Of actions that are more than their text. */
const DESCRIPTIONS: Record<string, (line: Line) => string> = {
  // Followed by a hash of the words.
  searched: ({ detail }) => t('actions.searched', { number: detail.replace(/ .*/, '') }),
  exported: ({ subjects }) => t('actions.exported', { count: subjects.length }),
  erased: ({ subjects, detail }) =>
    t('actions.erased', {
      count: subjects.length,
      reason: adminWord('access-log', 'erasures', detail) ?? detail,
    }),
  role: (line) => `${named(t('actions.role'), line)}: ${change(line.detail, 'roles')}`,
  setting: ({ detail }) => t('actions.setting', { settings: settingsIn(detail) }),
  holiday: done('holidays', dayOf),
  language: done('languages', languageOf),
  factor: (line) => named(FACTOR_EVENTS[line.detail] ?? t('factor.added'), line),
  post: done('posts'),
  review_link: ({ detail }) => linkChange(detail),
  // What the firm has done with it.
  appointment: (line) =>
    named(adminWord('access-log', 'appointments', line.detail) ?? line.detail, line),
  clients: done('clients'),
  rights: ({ detail }) => t('actions.rights', { event: rightsEvent(detail) }),
  template: done('templates'),
};

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

/** What was done with one enquiry, and whose it is as long as it exists. */
function ofEnquiry({ about, ...line }: Line): string | undefined {
  const what = enquiryEvent(line);
  if (what === undefined) return undefined;
  return about ? t('enquiry.named', { what, name: about }) : t('enquiry.any', { what });
}

/** Describes a line, for staff. */
export function describeLine(line: Line): string {
  const { action, detail } = line;
  const what = DESCRIPTIONS[action]?.(line) ?? ofEnquiry(line);
  return what ?? named(adminWord('access-log', 'actions', action, { detail }) ?? action, line);
}
