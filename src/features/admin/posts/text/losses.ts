/** What a post cannot hold, by what the reader of a text would miss; in English for the command line. */
const LOSSES = [
  { shown: 'contenido incrustado', english: 'embedded content', of: 'iframe, embed, object' },
  { shown: 'vídeo o sonido', english: 'video or sound', of: 'video, audio' },
  { shown: 'formulario', english: 'form', of: 'form, input, select, textarea' },
  { shown: 'dibujo', english: 'drawing', of: 'svg, canvas' },
  { shown: 'texto marcado como borrado', english: 'text marked as deleted', of: 'del' },
  { shown: 'tachado (queda el texto)', english: 'struck through (text kept)', of: 's, strike' },
  {
    shown: 'subíndice o superíndice (queda como signo)',
    english: 'sub- or superscript (text kept)',
    of: 'sub, sup',
  },
  {
    shown: 'celdas unidas (quedan separadas)',
    english: 'merged cells (kept apart)',
    of: '[rowspan]:not([rowspan="1"]), [colspan]:not([colspan="1"])',
  },
  { shown: 'código (queda el texto)', english: 'code (text kept)', of: 'pre, code:not(pre code)' },
] as const;

/** What pasting HTML would lose without a trace in the text, with how often. */
export function lossesOf(body: HTMLElement, words: 'shown' | 'english'): string[] {
  return LOSSES.flatMap(({ of, ...names }) => {
    const count = body.querySelectorAll(of).length;
    return count === 0 ? [] : [count === 1 ? names[words] : `${names[words]} (${count})`];
  });
}
