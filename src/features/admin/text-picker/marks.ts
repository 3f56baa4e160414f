import type { i18n as I18n } from 'i18next';
import { NAMESPACES } from '@/i18n/namespaces';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';

/** An interface text as the page shows it, by 'namespace/key' as in the list of texts. */
export interface PickedText {
  id: string;
  language: Language;
}

/**
 * Characters that no browser draws and no text uses: the first begins a mark, the others are the
 * digits of its number.
 */
const BEGIN = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const LENGTH = 6;
const MARK = new RegExp(`${BEGIN}([${DIGITS.join('')}]{${LENGTH}})`, 'g');

function markOf(index: number): string {
  const digits = index.toString(DIGITS.length).padStart(LENGTH, '0');
  return BEGIN + Array.from(digits, (digit) => DIGITS[Number(digit)]).join('');
}

/** A text without its marks, as it is read. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}

/**
 * Ends every text of an i18n instance, also those that it loads later, with an invisible mark that
 * tells which text it is: what the page shows then leads back to the list, whatever values it was
 * filled with.
 * @returns finds the texts that something shown contains, in its order.
 */
export function markTexts(i18n: I18n): (shown: string) => PickedText[] {
  const texts: PickedText[] = [];
  const numbers = new Map<string, number>();

  const numberOf = (id: string, language: Language) => {
    const name = `${language} ${id}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, texts.length);
    return texts.push({ id, language }) - 1;
  };

  /** The node with its texts marked; itself if they are already. */
  const marked = (node: unknown, id: string, language: Language): unknown => {
    if (typeof node === 'string')
      return node.search(MARK) >= 0 ? node : node + markOf(numberOf(id, language));
    if (typeof node !== 'object' || node === null) return node;
    const children = Object.entries(node).map(([key, child]): [string, unknown] => [
      key,
      marked(child, id.endsWith('/') ? id + key : `${id}.${key}`, language),
    ]);
    if (children.every(([key, child]) => (node as Record<string, unknown>)[key] === child))
      return node;
    return Array.isArray(node) ? children.map(([, child]) => child) : Object.fromEntries(children);
  };

  const mark = (language: Language, namespace: string) => {
    const bundle: unknown = i18n.getResourceBundle(language, namespace);
    const result = marked(bundle, `${namespace}/`, language);
    if (result !== bundle) i18n.addResourceBundle(language, namespace, result, false, true);
  };

  i18n.store.on('added', (language: string, namespace: string) => {
    if (isLanguage(language)) mark(language, namespace);
  });
  for (const language of LANGUAGES) for (const namespace of NAMESPACES) mark(language, namespace);

  return (shown) =>
    Array.from(shown.matchAll(MARK), ([, digits = '']) => {
      const number = parseInt(Array.from(digits, (digit) => DIGITS.indexOf(digit)).join(''), 4);
      return texts[number];
    }).filter((text) => text !== undefined);
}
