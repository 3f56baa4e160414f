import type { ComponentProps } from 'react';
import { ReadState } from '@/i18n/ReadState';
import { useTexts } from '@/i18n/language';
import { Spinner } from '@/ui/Spinner';

/** Stands where posts will be. */
export function PostsState({ query }: Pick<ComponentProps<typeof ReadState>, 'query'>) {
  const t = useTexts('blog');
  return (
    <ReadState
      query={query}
      failed={t('failure.server')}
      offline={t('failure.offline')}
      loading={<Spinner label={t('loading')} />}
      className="mx-auto max-w-prose py-12 text-center text-lg text-ink-800"
    />
  );
}
