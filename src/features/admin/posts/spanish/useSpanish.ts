import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { failureText } from '@/lib/admin/failures';
import { postText as t } from '@/admin-texts';
import { confirmKey, confirmTranslation } from '../mutations';
import { readPost, sourceOptions } from '../queries';
import { type PostValues, TEXT_FIELDS, type TextField } from '../schema';
import { differingFields, hasUnsavedText } from '../fields';
import type { PostForm } from '../usePostForm';
import { compareParagraphs, confirmedText, isChanged, type Paragraph } from './paragraphs';
import { type Translation } from '@/site/languages';

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
  const isOutdated = version !== null && saved.outdated.includes(language);
  const client = useQueryClient();
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

  /** @returns the new version; null if another person has changed a field since. */
  async function confirmOver(seen: number, spanish: Spanish): Promise<number | null> {
    const confirmed = await confirmTranslation(id, language, seen, spanish);
    if (confirmed !== null) return confirmed;
    const now = await readPost(id);
    // Confirming another translation raises the version too.
    const isSame = now !== null && differingFields(now.values, saved.values).length === 0;
    return isSame && now.version > seen ? confirmOver(now.version, spanish) : null;
  }

  const confirming = useMutation({
    mutationKey: confirmKey(id),
    mutationFn: (spanish: Spanish) => confirmOver(version ?? 0, spanish),
    onSuccess: (confirmed, spanish) => {
      if (confirmed === null) return;
      const known = { ...spanish, translated_at: new Date().toISOString() };
      client.setQueryData(sourceOptions(id, language, confirmed).queryKey, known);
      const isRight = TEXT_FIELDS.every((field) => spanish[field] === saved.values[field]);
      post.acceptConfirmation(language, confirmed, isRight);
      if (isRight) toast(t('spanish.upToDate'));
    },
  });

  return {
    paragraphs,
    isOutdated,
    /** When the translation was last written or confirmed; undefined until it is known. */
    confirmedAt: source?.translated_at,
    toConfirm: TEXT_FIELDS.flatMap((field) => paragraphs[field]).filter(isChanged).length,
    /** Confirming would refer to the saved texts and not to the visible ones. */
    unsaved: hasUnsavedText(values, saved.values, language),
    busy: post.confirming || saving || isPlaceholderData,
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
