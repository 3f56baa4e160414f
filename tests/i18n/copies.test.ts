import { expect, it } from 'vitest';
import { LANGUAGES } from '@/site/languages';
import { localeFiles } from '../support/locales';

/** All texts of a file, by their path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries((value ?? {})).flatMap(([key, each]) =>
    textsIn(each, path ? `${path}.${key}` : key),
  );
}

/** One word may be the same; the forms of a Spanish term are recognised in all languages. */
const mayBeSame = (path: string, text: string) =>
  path.endsWith('.forms') ||
  (text.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu) ?? []).length < 2;

/** The texts of a language that are the same in another one that comes before it. */
function copiesIn(files: Record<string, unknown>): string[] {
  const seen = new Map<string, string>();
  return LANGUAGES.flatMap((language) =>
    textsIn(files[language])
      .filter(([path, text]) => !mayBeSame(path, text))
      .flatMap(([path, text]) => {
        const key = `${path} ${text}`;
        const first = seen.get(key);
        seen.set(key, language);
        return first ? [`${language} as in ${first}: ${path}`] : [];
      }),
  );
}

it('no text is copied from another language', () => {
  expect(copiesIn(localeFiles)).toEqual([]);
});

it('finds a page that was copied from Spanish', () => {
  const [first, second] = LANGUAGES;
  const copied = { ...localeFiles, [second]: localeFiles[first] };
  expect(copiesIn(copied).length).toBeGreaterThan(100);
});
