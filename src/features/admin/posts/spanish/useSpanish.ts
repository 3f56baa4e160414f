import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { postText as t } from '@/admin-texts';
import { failureText, useSaving } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { sourceOptions } from '../queries';
import { type PostValues, TEXT_FIELDS, type TextField } from '../schema';
import { differingFields } from '../fields';
import type { PostForm } from '../usePostForm';
import { compareParagraphs, confirmedText, isChanged, type Paragraph } from './paragraphs';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';

export type SpanishSide = ReturnType<typeof useSpanish>;
type Spanish = Record<TextField, string>;

const textsOf = ({ title, excerpt, content }: PostValues | Spanish): Spanish => ({
  title,
  excerpt,
  content,
});

/**
 * The Spanish text beside a translation: its paragraphs, which of them are to be confirmed, and confirming them.
 * @param saving whether the post is being saved.
 */
export function useSpanish(post: PostForm, language: Translation, saving: boolean) {
  const { id, saved, values } = post;
  const { version } = saved;
  const isOutdated = version !== null && saved.outdated_languages.includes(language);
  const options = sourceOptions(id, language, version ?? 0);
  // The marks stay while the source is read again after a save.
  const {
    data: source,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({ ...options, enabled: isOutdated, placeholderData: keepPreviousData });

  const { title, excerpt, content } = values;
  const paragraphs = useMemo(() => {
    const now = { title, excerpt, content };
    const before = (isOutdated && source) || now;
    const compare = (field: TextField) => compareParagraphs(field, before[field], now[field]);
    return { title: compare('title'), excerpt: compare('excerpt'), content: compare('content') };
  }, [title, excerpt, content, source, isOutdated]);

  const confirming = useSaving(
    (confirmed: Spanish) =>
      call('confirm_translation', {
        post: id,
        lang: language,
        seen: version ?? 0,
        spanish: confirmed,
      }),
    (seen: number | null, confirmed) => {
      const isRight = TEXT_FIELDS.every((field) => confirmed[field] === saved.values[field]);
      if (seen === null || !isRight) return;
      post.acceptConfirmation(language);
      toast(t('spanish.upToDate'));
    },
  );

  return {
    paragraphs,
    isOutdated,
    /** When the translation was last written or confirmed; undefined until it is known. */
    confirmedAt: source?.translated_at,
    toConfirm: TEXT_FIELDS.flatMap((field) => paragraphs[field]).filter(isChanged).length,
    /** Confirming would refer to the saved texts and not to the visible ones. */
    unsaved: differingFields(values, saved.values).some(
      (field) => field.language === SOURCE_LANGUAGE || field.language === language,
    ),
    busy: confirming.isPending || saving || isPlaceholderData,
    problem: confirming.error
      ? failureText(confirming.error)
      : confirming.data === null && t('spanish.saveToCompare'),
    error,
    refetch,
    /** Confirms the translation of one paragraph. */
    confirmParagraph: (field: TextField, paragraph: Paragraph) => {
      if (!source) return;
      const text = confirmedText(paragraphs[field], paragraph, saved.values[field]);
      confirming.mutate({ ...textsOf(source), [field]: text });
    },
    confirmAll: () => source && confirming.mutate(textsOf(saved.values)),
  };
}
