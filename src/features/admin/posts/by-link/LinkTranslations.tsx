import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Button } from '@/ui/admin/Button';
import type { PostForm } from '../usePostForm';
import { linkTranslationsOptions } from './queries';
import { stateOf } from './state';
import { type Translation } from '@/site/languages';

const t = adminTexts('post-translation');

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog')).LinkDialog }));

interface LinkTranslationsProps {
  post: PostForm;
  language: Translation;
}

/** The translations that came by link, to compare with the editor's text. */
export function LinkTranslations({ post, language }: LinkTranslationsProps) {
  const { data = [], error, refetch } = useQuery(linkTranslationsOptions(post.id, language));
  const [opened, setOpened] = useState<string>();
  const shown = data.find(({ link }) => link === opened);
  if (error) return <LoadFailure onRetry={() => void refetch()}>{failureText(error)}</LoadFailure>;
  if (data.length === 0) return null;
  return (
    <section
      aria-label={t('byLink.heading')}
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Inbox aria-hidden="true" className="size-5 shrink-0 text-sea-700" />
        {t('byLink.heading')}
      </h2>
      <ul className="mt-2 grid gap-2">
        {data.map((came) => (
          <li key={came.link} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{came.reader}</span>: {stateOf(came)}
            </span>
            <Button className="px-4" onClick={() => setOpened(came.link)}>
              <AdminText
                of="post-translation"
                text="byLink.compare"
                elements={{ hidden: <span className="sr-only" />, reader: <>{came.reader}</> }}
              />
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <LinkDialog {...{ post, language }} came={shown} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
