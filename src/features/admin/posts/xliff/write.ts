import { LANGUAGE_FACTS, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import type { Unit } from '../spanish/units';
import { type Piece, piecesOf } from '../incoming/codes';

/** Namespace and version of XLIFF 2.0, which is written. */
export const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const VERSION = '2.0';

/** A post with its translation into one language. */
export interface TranslationFile {
  postId: string;
  language: Translation;
  units: readonly Unit[];
}

/** In Spanish, which whoever translates the file reads. */
const NAMES = {
  title: 'Título',
  excerpt: 'Extracto',
  image_alt: 'Descripción de la imagen de portada',
  content: 'Texto',
};
const ADVICE =
  'Cada unidad es un párrafo. Las marcas son signos de formato (negrita, título, lista, enlace): ' +
  'consérvelas.';

/** What XML 1.0 cannot hold, not even as a reference. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** A text as the content of an element; characters that XML forbids become `cp` elements. */
function escape(text: string): string {
  return text
    .replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '')
    .replace(FORBIDDEN, (character) => {
      const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `<cp hex="${hex}"/>`;
    });
}

/** Pieces as the content of an element, with references to the signs in the unit's data. */
const write = (pieces: readonly Piece[], signs: readonly string[]) =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? escape(piece)
        : `<ph id="${piece.id}" dataRef="d${signs.indexOf(piece.sign) + 1}"/>`,
    )
    .join('');

function dataLines(signs: readonly string[]): string[] {
  if (signs.length === 0) return [];
  const lines = signs.map(
    (sign, index) => `        <data id="d${index + 1}">${escape(sign)}</data>`,
  );
  return ['      <originalData>', ...lines, '      </originalData>'];
}

function unitLines({ id, field, source, target }: Unit): string[] {
  // Only the content is Markdown.
  const pieces =
    field === 'content' ? piecesOf(source, target) : { source: [source], target: [target] };
  const all = [...pieces.source, ...pieces.target];
  const signs = [...new Set(all.flatMap((piece) => (typeof piece === 'string' ? [] : piece.sign)))];
  return [
    `    <unit id="${id}">`,
    '      <notes>',
    `        <note>${NAMES[field]}</note>`,
    '      </notes>',
    ...dataLines(signs),
    `      <segment state="${target ? 'translated' : 'initial'}">`,
    `        <source>${write(pieces.source, signs)}</source>`,
    ...(target ? [`        <target>${write(pieces.target, signs)}</target>`] : []),
    '      </segment>',
    '    </unit>',
  ];
}

/** Writes a translation as XLIFF 2.0; the same texts give the same bytes. */
export function writeXliff({ postId, language, units }: TranslationFile): string {
  const { dir } = LANGUAGE_FACTS[language];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="${VERSION}" srcLang="${SOURCE_LANGUAGE}" trgLang="${language}">`,
    `  <file id="${postId}" srcDir="ltr" trgDir="${dir}" xml:space="preserve">`,
    '    <notes>',
    `      <note>${escape(ADVICE)}</note>`,
    '    </notes>',
    ...units.flatMap(unitLines),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
