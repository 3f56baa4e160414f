/** Chinese words after which a heading may begin a new line, if more follows. */
const LAST =
  /(的|西班牙(?!国籍|居民)|德尼亚|瓦伦西亚大区|马里纳阿尔塔|阿尔及利亚|外国人(?!条例)|跨国夫妻|公证人面前|之前(?!的)|之后|结束之后)(?=[\p{Script=Han}“《])/gu;
/** Chinese words that a heading may begin a new line with. */
const FIRST =
  /与|和(?![解谁])|或(?!者)|还是|还有|用您|让您|给您|为您|您在西班牙|您的?(?!在)|在(?![线和])|知道|怎样|如何|不?是?什么|[按该有做]什么|有?哪|应当|需要|可以|是否|才算|办理|实用|身份|立遗嘱|取得|放弃|收回|错过|接受|携|迁居|何时/gu;

const BREAK = '\n';

/**
 * The parts of a heading between which lines may break. Chinese has no blanks, and a browser breaks
 * it inside a word; its own word lists differ (`Intl.Segmenter`), and a prerendered heading must
 * have the same parts in every browser.
 */
export function phrasesOf(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [text];
  return text
    .replace(LAST, `$1${BREAK}`)
    .replace(FIRST, `${BREAK}$&`)
    .split(BREAK)
    .reduce<string[]>((parts, part) => {
      // One character alone, or punctuation, belongs to what is before it.
      const last = parts.at(-1);
      if (last !== undefined && (last.length < 2 || part.length < 2)) {
        parts[parts.length - 1] = last + part;
      } else if (part) parts.push(part);
      return parts;
    }, []);
}
