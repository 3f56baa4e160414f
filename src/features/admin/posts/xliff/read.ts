import type { Incoming } from '../incoming/plan';
import { NAMESPACE } from './write';
import { languageName } from '@/lib/admin/languageName';
import { adminLanguage, adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Translation, TRANSLATIONS } from '@/site/languages';

const t = adminTexts('post-translation');

/** A file as it was read: its texts by the ids of their units. */
export interface ReadFile {
  postId: string;
  language: Translation;
  units: ReadonlyMap<string, Incoming>;
}

/** Why a file cannot be read, as a sentence for staff. */
export class XliffProblem extends Error {}

/** Several times a post of the greatest length in two languages. */
export const MAX_BYTES = 5_000_000;

const childrenOf = (element: Element, ...names: string[]) =>
  [...element.children].filter(
    ({ namespaceURI, localName }) => namespaceURI === NAMESPACE && names.includes(localName),
  );

/** The signs of Markdown in a unit, by the ids with which its codes refer to them. */
type Signs = ReadonlyMap<string, string>;

/** The text of a source or target; a `cp` element stands for a character that XML forbids. */
function textOf(node: Node | undefined, signs: Signs): string {
  if (!node) return '';
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
        return child.nodeValue ?? '';
      }
      if (!(child instanceof Element)) return '';
      if (child.localName === 'cp') return characterOf(child);
      return child.localName === 'ph' ? signOf(child, signs) : textOf(child, signs);
    })
    .join('');
}

function signOf(code: Element, signs: Signs): string {
  const sign = signs.get(code.getAttribute('dataRef') ?? '');
  if (sign === undefined) throw new XliffProblem(t('xliff.problems.signsLost'));
  return sign;
}

function characterOf(element: Element): string {
  const hex = element.getAttribute('hex') ?? '';
  const code = /^[0-9A-F]{1,6}$/i.test(hex) ? parseInt(hex, 16) : NaN;
  if (!(code <= 0x10ffff)) throw new XliffProblem(t('xliff.problems.noCharacter'));
  return String.fromCodePoint(code);
}

/** Versions with the same namespace and core. */
const VERSIONS = ['2.0', '2.1'];

/**
 * The texts of a unit. A translation tool may have divided it into segments, with spaces between
 * them that need no translation, and put their translations into another order. It has no
 * translation while one of its segments lacks it or is still as the tool began with it.
 */
function readUnit(unit: Element): Incoming {
  const data = childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data'));
  const signs: Signs = new Map(
    data.map((one) => [one.getAttribute('id') ?? '', textOf(one, new Map())]),
  );
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part, index) => {
    const [source] = childrenOf(part, 'source');
    const [own] = part.getAttribute('state') === 'initial' ? [] : childrenOf(part, 'target');
    const target = own ?? (part.localName === 'ignorable' ? source : undefined);
    return {
      source: textOf(source, signs),
      target: target && textOf(target, signs),
      order: Number(own?.getAttribute('order') ?? index + 1),
    };
  });
  return {
    source: parts.map(({ source }) => source).join(''),
    target: parts.some(({ target }) => target === undefined)
      ? undefined
      : parts
          .toSorted((one, other) => one.order - other.order)
          .map(({ target }) => target)
          .join(''),
  };
}

function parse(xml: string): Element {
  // Only a DTD can define entities, and XLIFF has none.
  if (/<!DOCTYPE/i.test(xml)) {
    throw new XliffProblem(t('xliff.problems.entities'));
  }
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) {
    throw new XliffProblem(t('xliff.problems.noXml'));
  }
  return document.documentElement;
}

/**
 * Reads a file in XLIFF 2.0 or 2.1 with one post.
 * @throws {XliffProblem} for anything else.
 */
export function readXliff(xml: string): ReadFile {
  const root = parse(xml);
  if (root.localName !== 'xliff') throw new XliffProblem(t('xliff.problems.noXliff'));
  const version = root.getAttribute('version') ?? '';
  if (root.namespaceURI !== NAMESPACE || !VERSIONS.includes(version)) {
    throw new XliffProblem(
      t('xliff.problems.version', {
        version: version.slice(0, 10),
        versions: new Intl.ListFormat(adminLanguage()).format(VERSIONS),
      }),
    );
  }
  // 'de-DE' and 'DE' are German too.
  const languageOf = (name: string) => root.getAttribute(name)?.toLowerCase().split('-')[0];
  const language = TRANSLATIONS.find((code) => code === languageOf('trgLang'));
  if (languageOf('srcLang') !== SOURCE_LANGUAGE || !language) {
    throw new XliffProblem(t('xliff.problems.noTranslation'));
  }
  const [file, ...others] = childrenOf(root, 'file');
  if (!file || others.length > 0) {
    throw new XliffProblem(t('xliff.problems.notOnePost'));
  }
  const units = new Map<string, Incoming>();
  for (const unit of childrenOf(file, 'unit')) {
    const id = unit.getAttribute('id') ?? '';
    if (units.has(id)) throw new XliffProblem(t('xliff.problems.repeated', { id }));
    units.set(id, readUnit(unit));
  }
  return { postId: file.getAttribute('id') ?? '', language, units };
}

/**
 * The units of a file.
 * @throws {XliffProblem} if it is not of a post and its translation into a language.
 */
export function unitsFor(xml: string, post: string, language: Translation) {
  const file = readXliff(xml);
  if (file.postId !== post) throw new XliffProblem(t('xliff.problems.otherPost'));
  if (file.language !== language) {
    const name = languageName(file.language);
    throw new XliffProblem(t('xliff.problems.otherLanguage', { language: name }));
  }
  return file.units;
}

/**
 * The text of a chosen file.
 * @throws {XliffProblem} for one that is too large or is no text.
 */
export async function contentOf(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new XliffProblem(t('xliff.problems.tooLarge'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new XliffProblem(t('xliff.problems.noText'));
  }
}
