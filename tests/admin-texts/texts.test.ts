import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ADMIN_LANGUAGES, type AdminLanguage } from '@/admin-texts';
import * as english from '@/admin-texts/en';
import * as spanish from '@/admin-texts/es';
import { ADMIN_LANGUAGE, SOURCE_LANGUAGE } from '@/site/languages';

interface Texts {
  [key: string]: string | Texts;
}
const RESOURCES: Record<AdminLanguage, Texts> = { es: { ...spanish }, en: { ...english } };

const OTHERS = ADMIN_LANGUAGES.filter((code) => code !== ADMIN_LANGUAGE);

/** Files with words that are not for staff: for clients, translators and reviewers, or data. */
const OF_OTHERS = ['features/admin/posts/slugify.ts'];

/** Single texts of that kind, and what only looks like a text. */
const EXCEPTIONS = [
  'features/admin/enquiries/ConsentShown.tsx: SHA-256:',
  'features/admin/posts/editor/AddressPanel.tsx: /blog/',
  'features/admin/posts/text/pastedMarks.ts: s, strike, del, [style*="line-through" i]',
  // What the client signs.
  'features/admin/testimonials/testimonial.ts: Autorizo a … a publicar en su página web mi opinión y sus traducciones, con el nombre que figura en ella. Puedo retirar esta autorización en cualquier momento y sin dar motivos.',
];

/** Texts with their keys, 'namespace:group.name'. */
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[prefix + name, text] as [string, string]]
      : flat(text, `${prefix}${name}${prefix ? '.' : ':'}`),
  );

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const textsOf = (language: AdminLanguage) => flat(RESOURCES[language]);

/** The variables and elements of each text, those of all plural forms together. */
function partsOf(language: AdminLanguage) {
  const parts = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(language)) {
    const found = parts.get(withoutPlural(key)) ?? new Set();
    for (const [part] of text.matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)) found.add(part);
    parts.set(withoutPlural(key), found);
  }
  return Object.fromEntries([...parts].map(([key, found]) => [key, [...found].sort()]));
}

/** What is written the same in both languages: 'blog', 'no', 'chat', 'common' and the like. */
const SAME =
  /^(access-log:values\.false|post-translation:proposals\.spanish|texts:editor\.original)$|\.(blog|chat|no|common)$/;

describe.each(OTHERS)('the texts of the admin area in %s', (language) => {
  it('have the keys, variables and elements of the first language, none as HTML’s empty ones', () => {
    expect(partsOf(language)).toEqual(partsOf(ADMIN_LANGUAGE));
    const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>/;
    expect(textsOf(language).filter(([, text]) => VOID.test(text))).toEqual([]);
  });

  it('are translated', () => {
    const first = new Map(textsOf(ADMIN_LANGUAGE));
    const same = textsOf(language).filter(([key, text]) => first.get(key) === text);
    expect(same.map(([key]) => key).filter((key) => !SAME.test(key))).toEqual([]);
  });

  it('have the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = textsOf(language).filter(([key]) => withoutPlural(key) !== key);
    const bases = new Set(plurals.map(([key]) => withoutPlural(key)));
    expect(plurals.map(([key]) => key).sort()).toEqual(
      [...bases].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`)).sort(),
    );
  });
});

/** A site's source language is not always the template's, so that texts name it by a variable. */
it.each(ADMIN_LANGUAGES)(
  'no text of the admin area in %s names the source language',
  (language) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(SOURCE_LANGUAGE) ?? '';
    const named = new RegExp(`${name}(?!\\p{L}| Data Protection Agency)`, 'iu');
    expect(textsOf(language).filter(([, text]) => named.test(text))).toEqual([]);
  },
);

const SHOWN_ATTRIBUTES =
  /^(accessibleLabel|added|alt|aria-label|cancel|confirm|failed|hint|label|none|note|placeholder|savedLabel|screen|submit|title)$/;
/** The words of the texts in a language, without variables, elements and single letters. */
const wordsOf = (language: AdminLanguage) =>
  textsOf(language).flatMap(([, text]) =>
    text
      .replace(/\{\{\w+\}\}|<[^>]+>/g, ' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu),
  );

/** Those of the first language alone: 'ahora', but not 'error'. */
const ONLY_SPANISH = new Set(wordsOf(ADMIN_LANGUAGE));
for (const word of wordsOf('en')) ONLY_SPANISH.delete(word);

/** Whether it has Spanish marks, or one of those words that is no part of a name in the code. */
const isSpanish = (text: string) =>
  /[áéíóúñ¿¡«»]/i.test(text) ||
  (text.toLowerCase().match(/(?<![\w{./-])\p{L}+(?![\w/-])/gu) ?? []).some((word) =>
    ONLY_SPANISH.has(word),
  );

/** Whether it is one of the texts of an element: `{one ? 'nueva' : 'nuevas'}`. */
const isChild = ({ parent }: ts.Node): boolean =>
  ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)
    ? isChild(parent)
    : ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);

/** What a file itself shows. */
function shownBy(file: string): string[] {
  const shown: string[] = [];
  const show = (text: string) => shown.push(text.replace(/\s+/g, ' ').trim());
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node)) {
      if (/[a-zñ]{2}|[ºª]/i.test(node.text)) show(node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { parent, text } = node;
      const isShown = ts.isJsxAttribute(parent) && SHOWN_ATTRIBUTES.test(parent.name.getText());
      if (text && (isShown || ((isChild(node) || /\s|[^a-z]/.test(text)) && isSpanish(text))))
        show(text);
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some(isSpanish)) show(parts.join('…'));
    }
    ts.forEachChild(node, visit);
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return shown;
}

it('the code of the admin area has no texts of its own', () => {
  const shown = ['lib', 'ui', 'pages', 'features'].flatMap((layer) =>
    readdirSync(join('src', layer, 'admin'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${layer}/admin/${name}`)
      .filter((file) => !OF_OTHERS.some((path) => file.startsWith(path)))
      .flatMap((file) => shownBy(join('src', file)).map((text) => `${file}: ${text}`)),
  );
  expect(shown.filter((text) => !EXCEPTIONS.includes(text))).toEqual([]);
});
