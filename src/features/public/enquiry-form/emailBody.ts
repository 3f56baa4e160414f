/** Browsers on Windows silently drop mailto: URLs longer than about 2,000 characters. */
const MAX_ENCODED_LENGTH = 1800;

/** As much of a text as fits into a URL, cut between characters and ended by an ellipsis where cut. */
export function fitIntoUrl(text: string, maxLength = MAX_ENCODED_LENGTH): string {
  // A lone surrogate cannot be encoded.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  // mailto: needs line breaks as CRLF.
  const encodedLength = (part: string) => encodeURIComponent(part.replace(/\n/g, '\r\n')).length;
  if (encodedLength(wellFormed) <= maxLength) return wellFormed;
  let remaining = maxLength - encodedLength('…');
  let fitting = '';
  for (const character of wellFormed) {
    remaining -= encodedLength(character);
    if (remaining < 0) break;
    fitting += character;
  }
  return `${fitting}…`;
}
