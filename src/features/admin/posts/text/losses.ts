/** What a post cannot hold, by what the reader of a text would miss. */
const LOSSES = {
  embedded: 'iframe, embed, object',
  media: 'video, audio',
  form: 'form, input, select, textarea',
  drawing: 'svg, canvas',
  deleted: 'del',
  struck: 's, strike',
  raised: 'sub, sup',
  merged: '[rowspan]:not([rowspan="1"]), [colspan]:not([colspan="1"])',
  code: 'pre, code:not(pre code)',
} as const;

export type Loss = keyof typeof LOSSES;

/**
 * What pasting HTML would lose without a trace in the text, with how often.
 * @param nameOf a loss in the language of whoever reads it.
 */
export function lossesOf(body: HTMLElement, nameOf: (loss: Loss) => string): string[] {
  return Object.entries(LOSSES).flatMap(([loss, selector]) => {
    const count = body.querySelectorAll(selector).length;
    const name = nameOf(loss as Loss);
    return count === 0 ? [] : [count === 1 ? name : `${name} (${count})`];
  });
}
