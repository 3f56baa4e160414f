import { useMemo } from 'react';
import { adminLanguage, adminTexts } from '@/admin-texts';
import { LANGUAGE_FACTS, type Language } from '@/site/languages';
import { shortenUnchanged, textDiff } from './diff';

const t = adminTexts('posts');

interface DiffTextProps {
  before: string;
  after: string;
  language: Language;
  /** Shows unchanged parts in full, however long. */
  whole?: boolean;
}

/** The changes of a text, marked by form and hidden labels as well as by colour. */
export function DiffText({ before, after, language, whole = false }: DiffTextProps) {
  const parts = useMemo(() => {
    const all = textDiff(before, after, language);
    return whole ? all : shortenUnchanged(all);
  }, [before, after, language, whole]);
  return (
    <p
      lang={language}
      dir={LANGUAGE_FACTS[language].dir}
      className="[overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        if (kind === 'skipped') {
          return (
            <span key={index} className="text-ink-600">
              {' […] '}
            </span>
          );
        }
        if (kind === 'added') {
          return (
            <ins
              key={index}
              className="bg-sea-100 font-semibold decoration-sea-700 decoration-2 underline-offset-2"
            >
              <ScreenReaderOnly>{t('diff.added')}</ScreenReaderOnly>
              {text}
            </ins>
          );
        }
        return (
          <del key={index} className="bg-limestone-200 text-ink-700 decoration-terracotta-600">
            <ScreenReaderOnly>{t('diff.removed')}</ScreenReaderOnly>
            {text}
          </del>
        );
      })}
    </p>
  );
}

function ScreenReaderOnly({ children }: { children: string }) {
  return (
    <span lang={adminLanguage()} className="sr-only">
      {`${children} `}
    </span>
  );
}
