import type { TestBackend } from './backend';
import { ANOTHER, OTHER } from './languages';

interface Shown {
  post: Record<string, unknown>;
  version: number;
  fingerprints: Record<string, string>;
  notes: unknown[];
  approvals: unknown[];
}

interface Seen {
  links: Record<string, unknown>[];
  notes: Record<string, unknown>[];
  approvals: Record<string, unknown>[];
}

/** What readers of links and staff do with the reviews of one post. */
export function reviewsBy(db: TestBackend) {
  let post = '';
  return {
    /** Replaces all posts and links by a hidden post in Spanish and German whose Arabic waits. */
    reset: async () => {
      await db.sql(
        'truncate public.blog_posts, private.review_links, private.calls_by_caller cascade',
      );
      const [added] = await db.sql(
        `insert into public.blog_posts (slug, title, content, title_${OTHER}, content_${OTHER}, hidden, waiting_texts)
         values ('una', 'Una', 'Texto', 'Eins', 'Text', true,
           '{"${ANOTHER}": {"title": "واحد", "excerpt": null, "content": "نص", "image_alt": null}}')
         returning id`,
      );
      post = String(added?.id);
      return post;
    },
    make: async (days = 7) => {
      const args = { post, days, reader: 'Dr. Weber' };
      return ((await db.clients.editor.rpc('make_review_link', args)).data ?? '') as string;
    },
    open: async (token: string, address = '203.0.113.1') => {
      const { data, error } = await db.clients.anon
        .rpc('open_link', { token })
        .setHeader('X-Forwarded-For', address);
      return { shown: data as unknown as Shown | null, error };
    },
    approve: async (token: string, lang: string, seen: string) =>
      (await db.clients.anon.rpc('approve_review', { token, lang, seen, author: 'Weber' })).data,
    /** About a text that the post has not, unless `seen` says which. */
    note: (token: string, text: string, author = 'Weber', seen = '0'.repeat(64), version = 1) =>
      db.clients.anon.rpc('add_review_note', {
        token,
        lang: OTHER,
        author,
        note: text,
        seen,
        version,
      }),
    staffSee: async () =>
      (await db.clients.editor.rpc('reviews_of_post', { post })).data as unknown as Seen,
  };
}
