import { adminTexts } from '@/admin-texts';
import { parseBlocks } from '@/lib/markdown/blocks';
import { plainTextOf } from '@/lib/markdown/plainText';
import { cx } from '@/ui/cx';

const t = adminTexts('post-text');

/** A paragraph in the format of posts as somebody reads it who does not know its signs. */
export function PlainParagraph({ markdown }: { markdown: string }) {
  const blocks = parseBlocks(markdown);
  const isHeading = blocks[0]?.kind === 'heading';
  const alt = blocks[0]?.kind === 'picture' ? t('spanish.picture', { alt: blocks[0].alt }) : '';
  return (
    <p className={cx('[overflow-wrap:anywhere] whitespace-pre-wrap', isHeading && 'font-semibold')}>
      {alt || plainTextOf(blocks)}
    </p>
  );
}
