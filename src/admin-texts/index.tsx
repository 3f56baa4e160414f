import type * as spanish from './es';
import { createInstance } from 'i18next';
import { ADMIN_LANGUAGE, SOURCE_LANGUAGE } from '@/site/languages';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';

/** The same keys with any text. */
type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The languages of the admin area's own texts; each has its folder here, and a missing text does not compile. */
const FILES = {
  es: () => import('./es'),
  en: (): Promise<Texts<typeof spanish>> => import('./en'),
};

export type AdminLanguage = keyof typeof FILES;
export const ADMIN_LANGUAGES = Object.keys(FILES) as AdminLanguage[];

export type AdminNamespace = keyof typeof spanish;

type WithoutPlural<K> = K extends `${infer Key}_${'one' | 'other'}` ? Key : K;
type KeysIn<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysIn<T[K]>}`;
}[keyof T & string];

type KeysOf<N extends AdminNamespace> = KeysIn<(typeof spanish)[N]>;

/**
 * The keys of a namespace, as 'group.name', and those of `admin`, which has what several features
 * say; of a plural without '_one' and '_other'.
 */
export type AdminKey<N extends AdminNamespace> = KeysOf<N> | KeysOf<'admin'>;

type GroupsIn<T> = {
  [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${GroupsIn<T[K]>}`;
}[keyof T & string];

/** The groups of a namespace and of `admin`, as 'group' or 'group.group'. */
type AdminGroup<N extends AdminNamespace> =
  | GroupsIn<(typeof spanish)[N]>
  | GroupsIn<(typeof spanish)['admin']>;

/** What a text's variables stand for; `count` chooses the plural. */
export type AdminValues = Readonly<Record<string, string | number>>;

const STORED = 'admin_language';

/** The texts of the chosen language, apart from the site's own (i18n/instance.ts). */
export const adminI18n = createInstance();

/** The language that this member of staff has chosen on this device, or else the firm's. */
export function adminLanguage(): AdminLanguage {
  try {
    const stored = localStorage.getItem(STORED);
    return ADMIN_LANGUAGES.find((code) => code === stored) ?? ADMIN_LANGUAGE;
  } catch {
    return ADMIN_LANGUAGE;
  }
}

/** Stores the choice and loads the page again: modules read texts when they are evaluated. */
export function chooseAdminLanguage(language: AdminLanguage): void {
  localStorage.setItem(STORED, language);
  location.reload();
}

/**
 * Loads the admin area's texts, before any module that uses them is imported. In all of them
 * `{{source}}` is the name of the language that posts and texts are written in.
 */
export async function loadAdminTexts(): Promise<void> {
  if (adminI18n.isInitialized) return;
  const lng = adminLanguage();
  const resources = { ...(await FILES[lng]()) };
  const source = new Intl.DisplayNames(lng, { type: 'language' }).of(SOURCE_LANGUAGE);
  await adminI18n.init({
    lng,
    resources: { [lng]: resources },
    interpolation: { escapeValue: false, defaultVariables: { source } },
  });
}

/** The texts of one feature. */
interface AdminT<N extends AdminNamespace> {
  (key: AdminKey<N>, values?: AdminValues): string;
  /**
   * A text with elements in it, by their tags: `<list>…</list>`, not named like an element of HTML
   * without content. What is `<hidden>…</hidden>` is for screen readers only.
   */
  rich: (
    key: AdminKey<N>,
    elements: Readonly<Record<string, ReactElement>>,
    values?: AdminValues,
  ) => ReactElement;
}

/** The texts of a feature, for components and modules alike: the language stays the same. */
function adminTexts<N extends AdminNamespace>(ns: N): AdminT<N> {
  const t = adminI18n.t as (key: string, options: object) => string;
  const text = (key: AdminKey<N>, values?: AdminValues) => t(key, { ns: [ns, 'admin'], ...values });
  const rich: AdminT<N>['rich'] = (key, elements, values) => (
    <Trans
      i18n={adminI18n}
      ns={[ns, 'admin'] as never}
      i18nKey={key as never}
      components={{ hidden: <span className="sr-only" />, ...elements }}
      values={values}
    />
  );
  return Object.assign(text, { rich });
}

// The texts of each feature, by the name of its file.
export const accessLog = adminTexts('access-log');
export const account = adminTexts('account');
export const admin = adminTexts('admin');
export const agenda = adminTexts('agenda');
export const archive = adminTexts('archive');
export const auth = adminTexts('auth');
export const categories = adminTexts('categories');
export const clients = adminTexts('clients');
export const consents = adminTexts('consents');
export const dashboard = adminTexts('dashboard');
export const enquiries = adminTexts('enquiries');
export const erasures = adminTexts('erasures');
export const firm = adminTexts('firm');
export const holidays = adminTexts('holidays');
export const languages = adminTexts('languages');
export const mail = adminTexts('mail');
export const postText = adminTexts('post-text');
export const postTranslation = adminTexts('post-translation');
export const posts = adminTexts('posts');
export const publication = adminTexts('publication');
export const redirects = adminTexts('redirects');
export const review = adminTexts('review');
export const rights = adminTexts('rights');
export const settings = adminTexts('settings');
export const staff = adminTexts('staff');
export const testimonials = adminTexts('testimonials');
export const texts = adminTexts('texts');
export const vocabulary = adminTexts('vocabulary');

/**
 * The text of a group for a code of the database or a server, which may be a newer version;
 * undefined where there is none. Where the codes have a type, the texts above are safer.
 */
export function adminWord<N extends AdminNamespace>(
  ns: N,
  group: AdminGroup<N>,
  code: string | undefined,
  values?: AdminValues,
): string | undefined {
  const exists = adminI18n.exists as (key: string, options: object) => boolean;
  const key = `${group}.${code ?? ''}`;
  return exists(key, { ns: [ns, 'admin'], ...values })
    ? adminTexts(ns)(key as AdminKey<N>, values)
    : undefined;
}

type NameIn<Key extends string, Group extends string> = Key extends `${Group}.${infer Name}`
  ? Name
  : never;

/**
 * The props that name a field and say what it is for: its label is the text of a group for its name,
 * or of `fields`, and its hint the one for its name and 'Hint'.
 */
export function fieldsOf<N extends AdminNamespace, Group extends AdminGroup<N>>(
  ns: N,
  group: Group,
) {
  return (name: NameIn<AdminKey<N>, Group | 'fields'>, values?: AdminValues) => ({
    name,
    label: adminWord(ns, group, name, values) ?? adminWord(ns, 'fields', name) ?? '',
    hint: adminWord(ns, group, `${name}Hint`, values),
  });
}
