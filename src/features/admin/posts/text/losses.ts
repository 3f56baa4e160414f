/** What a post cannot hold, by what the reader of a text would miss; in English for the command line. */
const LOSSES = [
  { es: 'contenido incrustado', en: 'embedded content', of: 'iframe, embed, object' },
  { es: 'vídeo o sonido', en: 'video or sound', of: 'video, audio' },
  { es: 'formulario', en: 'form', of: 'form, input, select, textarea' },
  { es: 'dibujo', en: 'drawing', of: 'svg, canvas' },
  { es: 'texto marcado como borrado', en: 'text marked as deleted', of: 'del' },
  { es: 'tachado (queda el texto)', en: 'struck through (text kept)', of: 's, strike' },
  {
    es: 'subíndice o superíndice (queda el texto)',
    en: 'sub- or superscript (text kept)',
    of: 'sub, sup',
  },
  {
    es: 'celdas unidas (quedan separadas)',
    en: 'merged cells (kept apart)',
    of: '[rowspan]:not([rowspan="1"]), [colspan]:not([colspan="1"])',
  },
  { es: 'código (queda el texto)', en: 'code (text kept)', of: 'pre, code:not(pre code)' },
] as const;

/** What pasting HTML would lose without a trace in the text, with how often. */
export function lossesOf(body: HTMLElement, words: 'es' | 'en'): string[] {
  return LOSSES.flatMap(({ of, ...names }) => {
    const count = body.querySelectorAll(of).length;
    return count === 0 ? [] : [count === 1 ? names[words] : `${names[words]} (${count})`];
  });
}
