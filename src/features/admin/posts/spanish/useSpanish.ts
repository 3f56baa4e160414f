import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { confirmTranslation } from '../mutations';
import { sourceOptions } from '../queries';
import { type PostValues, TEXT_FIELDS, type TextField, type Translation } from '../schema';
import type { PostForm } from '../usePostForm';
import { compareParagraphs, confirmedText, isChanged, type Paragraph } from './paragraphs';

export type SpanishSide = ReturnType<typeof useSpanish>;
type Spanish = Record<TextField, string>;

const textsOf = ({ title, excerpt, content }: PostValues | Spanish): Spanish => ({
  title,
  excerpt,
  content,
});

/** The Spanish text beside a translation: its paragraphs, which of them are to be confirmed, and confirming them. */
export function useSpanish(post: PostForm, language: Translation) {
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
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const { title, excerpt, content } = values;
  const paragraphs = useMemo(() => {
    const now = { title, excerpt, content };
    const before = (isOutdated && source) || now;
    const compare = (field: TextField) => compareParagraphs(field, before[field], now[field]);
    return { title: compare('title'), excerpt: compare('excerpt'), content: compare('content') };
  }, [title, excerpt, content, source, isOutdated]);

  async function confirm(spanish: Spanish) {
    if (version === null || !source) return;
    setBusy(true);
    setProblem('');
    try {
      const confirmed = await confirmTranslation(id, language, version, spanish);
      if (confirmed === null) {
        setProblem(
          'Otra persona ha guardado esta entrada mientras tanto. Ábrala de nuevo para ver el texto de ahora.',
        );
      } else {
        client.setQueryData(sourceOptions(id, language, confirmed).queryKey, {
          ...source,
          ...spanish,
        });
        const isRight = TEXT_FIELDS.every((field) => spanish[field] === saved.values[field]);
        post.acceptConfirmation(language, confirmed, isRight);
      }
    } catch (thrown) {
      setProblem(failureText(thrown));
    }
    setBusy(false);
  }

  return {
    paragraphs,
    isOutdated,
    /** When the translation was last written or confirmed; undefined until it is known. */
    confirmedAt: source?.translated_at,
    toConfirm: TEXT_FIELDS.flatMap((field) => paragraphs[field]).filter(isChanged).length,
    /** Confirming would refer to the saved text and not to the visible one. */
    unsaved: TEXT_FIELDS.some((field) => values[field] !== saved.values[field]),
    busy: busy || isPlaceholderData,
    problem,
    failure: error && failureText(error),
    retry: () => void refetch(),
    /** Confirms the translation of one paragraph. */
    confirmParagraph: (field: TextField, paragraph: Paragraph) => {
      if (!source) return;
      const text = confirmedText(paragraphs[field], paragraph, saved.values[field]);
      void confirm({ ...textsOf(source), [field]: text });
    },
    confirmAll: () => void confirm(textsOf(saved.values)),
  };
}
