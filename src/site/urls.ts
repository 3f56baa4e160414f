/** As `new URL`, but undefined for what is no address: Safari has `URL.canParse` since 17 alone. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
