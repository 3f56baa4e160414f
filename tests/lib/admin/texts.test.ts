import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ADMIN_LANGUAGES } from '@/lib/admin/texts';
import { resources as english } from '@/lib/admin/texts/en';
import { resources as spanish } from '@/lib/admin/texts/es';
import { ADMIN_LANGUAGE } from '@/site/languages';

interface Texts {
  [key: string]: string | Texts;
}
const RESOURCES: Record<string, Texts> = { es: spanish, en: english };

const OTHERS = ADMIN_LANGUAGES.filter((code) => code !== ADMIN_LANGUAGE);

/** The features whose texts are all in the files. */
const FEATURES = [
  'access-log',
  'account',
  'archive',
  'auth',
  'categories',
  'consents',
  'languages',
  'mail',
  'publication',
  'redirects',
  'session-limits',
  'staff',
  'testimonials',
  'text-picker',
  'texts',
  'vocabulary',
];
const FOLDERS = [
  ...['lib', 'ui', 'pages'].map((layer) => `${layer}/admin`),
  ...FEATURES.map((name) => `features/admin/${name}`),
];

/** Texts with their keys, 'namespace:group.name'. */
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[prefix + name, text] as [string, string]]
      : flat(text, `${prefix}${name}${prefix ? '.' : ':'}`),
  );

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const textsOf = (language: string) => flat(RESOURCES[language] ?? {});

/** The variables and elements of each text, those of all plural forms together. */
function partsOf(language: string) {
  const parts = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(language)) {
    const found = parts.get(withoutPlural(key)) ?? new Set();
    for (const [part] of text.matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)) found.add(part);
    parts.set(withoutPlural(key), found);
  }
  return Object.fromEntries([...parts].map(([key, found]) => [key, [...found].sort()]));
}

/** What is written the same in both languages. */
const SAME: string[] = [];

describe.each(OTHERS)('the texts of the admin area in %s', (language) => {
  it('have the keys, variables and elements of the first language', () => {
    expect(partsOf(language)).toEqual(partsOf(ADMIN_LANGUAGE));
  });

  it('have the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = textsOf(language).filter(([key]) => withoutPlural(key) !== key);
    const bases = new Set(plurals.map(([key]) => withoutPlural(key)));
    expect(plurals.map(([key]) => key).sort()).toEqual(
      [...bases].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`)).sort(),
    );
  });

  it('are translated', () => {
    const first = new Map(textsOf(ADMIN_LANGUAGE));
    const same = textsOf(language).filter(([key, text]) => first.get(key) === text);
    expect(same.map(([key]) => key)).toEqual(SAME);
  });
});

interface Written {
  file: string;
  /** The namespaces whose texts the file reads. */
  namespaces: string[];
  literals: Set<string>;
  /** Keys composed of variables. */
  patterns: RegExp[];
  /** What the file itself shows. */
  shown: string[];
}

const SHOWN_ATTRIBUTES = /^(label|hint|placeholder|title|alt|note|failed|none|added|aria-label)$/;
const SPANISH =
  /[áéíóúñ¿¡«»]|(?<![\w-])(?:de|del|el|la|los|las|que|se|su|sus|con|para|por|una?|sin)(?![\w-])/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function read(file: string): Written {
  const source = readFileSync(file, 'utf8');
  const written: Written = {
    file: file.replace(/^src\//, ''),
    namespaces: [...source.matchAll(/(?:adminTexts\(|AdminT<|AdminKey<|\bof=)['"]([\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
    literals: new Set(),
    patterns: [],
    shown: [],
  };
  const show = (text: string) => written.shown.push(text.replace(/\s+/g, ' ').trim());
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node)) {
      if (/[a-zñ]{2}/i.test(node.text)) show(node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      written.literals.add(node.text);
      const { parent } = node;
      const isShown = ts.isJsxAttribute(parent) && SHOWN_ATTRIBUTES.test(parent.name.getText());
      if (isShown || SPANISH.test(node.text)) show(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/^[a-z]\w*\./i.test(node.head.text)) {
        written.patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
      }
      if (parts.some((part) => SPANISH.test(part))) show(parts.join('…'));
    }
    ts.forEachChild(node, visit);
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return written;
}

const filesIn = (folder: string) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(join('src', folder, name)));

describe('the code of the admin area', () => {
  it('uses every text', () => {
    const files = ['lib', 'ui', 'pages', 'features'].flatMap((layer) => filesIn(`${layer}/admin`));
    const isUsed = (namespace: string, key: string) =>
      files
        .filter(({ namespaces }) => namespaces.includes(namespace))
        .some(
          ({ literals, patterns }) =>
            literals.has(key) || patterns.some((pattern) => pattern.test(key)),
        );
    const unused = textsOf(ADMIN_LANGUAGE)
      .map(([key]) => withoutPlural(key))
      .filter((key) => {
        const [namespace = '', name = ''] = key.split(':');
        return !isUsed(namespace, name);
      });
    expect(unused).toEqual([]);
  });

  it('has no texts of its own', () => {
    const shown = FOLDERS.flatMap(filesIn).flatMap(({ file, shown: texts }) =>
      texts.map((text) => `${file}: ${text}`),
    );
    expect(shown).toEqual(EXCEPTIONS);
  });
});

/** What is no text for staff. */
const EXCEPTIONS = [
  // Whoever reviews a post has no account and no choice.
  'pages/admin/ReviewPage.tsx: No se han podido cargar los textos de la web. Vuelva a cargar la página.',
  'pages/admin/ReviewPage.tsx: Cargando...',
];
