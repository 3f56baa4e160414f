import type { EmbeddedBackend } from '../embedded.ts';
import { ADMIN_READS } from './adminReads.ts';
import { BLOG_READS } from './blogReads.ts';
import { compare } from './compare.ts';
import { fillPosts, fillSurveys, fillTexts } from './fill.ts';

const FEW = { surveys: 50, texts: 50 };
const MANY = { posts: 10_000, surveys: 50_000, texts: 5_000 };

/** The reads of blog and admin area, with the demo's posts and with very many. */
export async function benchReads(): Promise<void> {
  const few = async (backend: EmbeddedBackend) => {
    await fillSurveys(backend, FEW.surveys);
    await fillTexts(backend, FEW.texts);
  };
  const many = async (backend: EmbeddedBackend) => {
    await fillPosts(backend, { posts: MANY.posts, characters: 1000 });
    await fillSurveys(backend, MANY.surveys);
    await fillTexts(backend, MANY.texts);
  };
  console.log(
    `\nfew: the demo's posts, ${FEW.surveys} enquiries, ${FEW.texts} changed texts; ` +
      `many: ${MANY.posts}, ${MANY.surveys} and ${MANY.texts}`,
  );
  await compare(
    [
      { name: 'few', fill: few },
      { name: 'many', fill: many },
    ],
    [BLOG_READS, ADMIN_READS],
  );
}
