import type { PublishedPost } from '../src/features/blog/queries.ts';

/** Pages are made of the backend's data: without it the build stops, and says why. */
export class UnreachableBackend extends Error {
  constructor(backendUrl: string | undefined, cause: unknown) {
    super(
      `The backend at ${backendUrl || 'this process'} does not answer: ${String(cause)}\n` +
        'Pages are made of its data. To build them empty: npm run build -- --allow-empty',
      { cause },
    );
  }
}

/**
 * The posts to make pages of; null where the backend does not answer and the pages may be empty.
 * @throws {UnreachableBackend} where they may not.
 */
export async function readPosts(
  source: { publishedPosts: () => Promise<PublishedPost[]> },
  backendUrl: string | undefined,
  allowEmpty: boolean,
): Promise<PublishedPost[] | null> {
  try {
    return await source.publishedPosts();
  } catch (error) {
    const problem = new UnreachableBackend(backendUrl, error);
    if (!allowEmpty) throw problem;
    console.warn(`\n  WARNING: ${problem.message.split('\n')[0] ?? ''}`);
    console.warn('  Every page is an empty shell that the browser fills, as --allow-empty says.\n');
    return null;
  }
}
