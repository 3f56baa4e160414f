/** Names and words that languages share with Spanish as they are. */
const SHARED = new Set([
  ...['Arraigo', 'Arras', 'Blog', 'Error', 'Finiquito', 'finiquitos|finiquito|Finiquito'],
  ...['NIE', 'TIE', 'WhatsApp'],
]);

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));

/**
 * The paths of texts that a language's file has as the source language's file has them: copied, and
 * never translated.
 * @param texts a parsed translation file, or a part of it.
 * @param source the same of the source language.
 */
export function copiedTexts(texts: unknown, source: unknown, path = ''): string[] {
  if (typeof texts === 'string') {
    return texts === source && hasWords(texts) && !SHARED.has(texts) ? [path] : [];
  }
  return Object.entries(texts ?? {}).flatMap(([name, inner]) =>
    copiedTexts(
      inner,
      (source as Record<string, unknown> | undefined)?.[name],
      path ? `${path}.${name}` : name,
    ),
  );
}
