/** The beginning of a text, cut between words; Chinese has no blanks to cut at. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const lastBlank = cut.lastIndexOf(' ');
  const whole = lastBlank < 1 || /[\u3400-\u9fff]/.test(cut) ? cut : cut.slice(0, lastBlank);
  return `${whole.replace(/[\s,;:–—，；：、،؛]+$/u, '')}…`;
}
