import { parseBlocks } from '@/lib/markdown/blocks';
import { plainTextOf } from '@/lib/markdown/plainText';
import { type Language, LANGUAGES } from '@/site/languages';
import { type PostValues, textName } from '../schema';
import { countLostPictures } from '../text/lostPictures';

/** How many pictures in the text of a language lack what readers need. */
export interface PictureProblem {
  language: Language;
  count: number;
  /** 'undescribed': no alternative text (WCAG 1.1.1); 'lost': a note says that it could not be pasted. */
  kind: 'undescribed' | 'lost';
}

/** The problems with the pictures in a post's texts. */
export function pictureProblems(values: PostValues): PictureProblem[] {
  const problems = LANGUAGES.flatMap((language): PictureProblem[] => {
    const blocks = parseBlocks(values[textName('content', language)]);
    const undescribed = blocks.filter(
      (block) => block.kind === 'picture' && block.alt.trim() === '',
    );
    const lost = countLostPictures(plainTextOf(blocks));
    return [
      { language, kind: 'undescribed', count: undescribed.length },
      { language, kind: 'lost', count: lost },
    ];
  });
  return problems.filter(({ count }) => count > 0);
}
