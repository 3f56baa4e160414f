/** Browsers on Windows silently drop addresses of mail programs that are longer than about 2000 characters. */
const LONGEST_ENCODED = 1800;

/** As much of a text as fits into an address, cut between characters and marked where cut. */
export function fitIntoUrl(text: string, longest = LONGEST_ENCODED): string {
  // Half a pair, as a cut by another program leaves it, cannot be encoded.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  // A line break counts as CRLF, which is what a mail address needs.
  const encoded = (part: string) => encodeURIComponent(part.replace(/\n/g, '\r\n')).length;
  if (encoded(whole) <= longest) return whole;
  let room = longest - encoded('…');
  let fitting = '';
  for (const character of whole) {
    room -= encoded(character);
    if (room < 0) break;
    fitting += character;
  }
  return `${fitting}…`;
}
