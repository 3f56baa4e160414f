import type { QueryClient } from '@tanstack/react-query';
import { parseBlocks, plainTextOf } from '@/lib/markdown/blocks';
import { type Language, LANGUAGES } from '@/site/languages';
import { type SiteLink, findDeadLinks } from '../links/queries';
import { type PostValues, textName } from '../schema';
import { countLostPictures } from '../text/lostPictures';

/** How many pictures in the text of a language lack what readers need. */
interface PictureProblem {
  language: Language;
  count: number;
  /** 'undescribed': no alternative text (WCAG 1.1.1); 'lost': a note says that it could not be pasted. */
  kind: 'undescribed' | 'lost';
}

/** What readers would miss in a post that is about to be published. */
export interface Doubts {
  links: SiteLink[];
  pictures: PictureProblem[];
}

/** What readers would miss in a post; undefined for nothing. */
export async function findDoubts(
  client: QueryClient,
  values: PostValues,
): Promise<Doubts | undefined> {
  const links = await findDeadLinks(client, values);
  const pictures = LANGUAGES.flatMap((language): PictureProblem[] => {
    const blocks = parseBlocks(values[textName('content', language)]);
    const undescribed = blocks.filter(
      (block) => block.type === 'image' && block.attrs.alt.trim() === '',
    );
    const lost = countLostPictures(plainTextOf(blocks));
    return [
      { language, kind: 'undescribed', count: undescribed.length },
      { language, kind: 'lost', count: lost },
    ];
  }).filter(({ count }) => count > 0);
  return links.length + pictures.length > 0 ? { links, pictures } : undefined;
}
