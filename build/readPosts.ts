import type { PublishedPost } from '../src/features/public/blog/publishedPosts.ts';

/** Thrown if the build cannot read the posts, which it renders pages from. */
export class UnreachableBackendError extends Error {
  constructor(backendUrl: string | undefined, cause: unknown) {
    super(
      `The backend at ${backendUrl || 'this process'} does not answer: ${String(cause)}\n` +
        'Pages are rendered from its data. To build empty shells instead: npm run build -- --allow-empty',
      { cause },
    );
  }
}

/**
 * Reads the published posts.
 * @returns null if the backend does not answer and `allowEmpty` is set.
 * @throws {UnreachableBackendError} if it does not answer otherwise.
 */
export async function readPosts(
  source: { publishedPosts: () => Promise<PublishedPost[]> },
  backendUrl: string | undefined,
  allowEmpty: boolean,
): Promise<PublishedPost[] | null> {
  try {
    return await source.publishedPosts();
  } catch (error) {
    const problem = new UnreachableBackendError(backendUrl, error);
    if (!allowEmpty) throw problem;
    console.warn(`\n  WARNING: ${problem.message.split('\n')[0] ?? ''}`);
    console.warn('  All pages are empty shells that the browser fills (--allow-empty).\n');
    return null;
  }
}
