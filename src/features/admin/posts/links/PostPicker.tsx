import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { SearchField } from '@/ui/admin/SearchField';
import type { ListedPost } from '../post';
import { postListOptions } from '../queries';
import { readSlug } from './queries';

const t = adminTexts('posts');

const SHOWN = 6;

interface PostPickerProps {
  language: Language;
  /** Called with the path of the chosen post. */
  onPick: (path: string) => void;
}

/** Finds a published post by its title. */
export function PostPicker({ language, onPick }: PostPickerProps) {
  const [search, setSearch] = useState('');
  const filter = {
    search,
    state: 'published',
    category: '',
    language: '',
    after: undefined,
  } as const;
  const pick = async ({ id, slug }: ListedPost) => {
    // The Spanish slug leads there too.
    const own = await readSlug(id, language).catch(() => undefined);
    onPick(postPathOf(own ?? slug, language));
  };
  const { data } = useQuery({ ...postListOptions(filter), enabled: search !== '' });
  const posts = search ? data?.posts.slice(0, SHOWN) : undefined;
  return (
    <div className="grid gap-2">
      <SearchField label={t('links.orPost')} value={search} onSearch={setSearch} />
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {posts?.length === 0 && t('links.noneFound')}
      </p>
      {posts && posts.length > 0 && (
        <ul aria-label={t('links.found')} className="grid gap-1">
          {posts.map((post) => (
            <li key={post.id}>
              <button
                type="button"
                className="min-h-11 w-full rounded px-2 py-1 text-start underline underline-offset-4 hover:bg-limestone-100"
                onClick={() => void pick(post)}
              >
                {post.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
