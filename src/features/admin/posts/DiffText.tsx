import { writtenIn } from '@/lib/admin/format';
import { useMemo } from 'react';
import { adminLanguage, posts as t } from '@/admin-texts';
import { type Language } from '@/site/languages';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { shortenUnchanged, textDiff } from './diff';

const MARKS = {
  added: {
    Tag: 'ins',
    className: 'bg-sea-100 font-semibold decoration-sea-700 decoration-2 underline-offset-2',
  },
  removed: { Tag: 'del', className: 'bg-limestone-200 text-ink-700 decoration-terracotta-600' },
} as const;

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
    <p {...writtenIn(language)} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const { Tag, className } = MARKS[kind];
        return (
          <Tag key={index} className={className}>
            <span lang={adminLanguage()} className="sr-only">
              {`${t(`diff.${kind}`)} `}
            </span>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}

/** The changes of a field of a post, which may be a long text; of one without a language in that of the screen. */
export function FieldChanges({
  label,
  before,
  after,
  language = adminLanguage(),
}: Omit<DiffTextProps, 'whole' | 'language'> & { label: string; language?: Language | undefined }) {
  return (
    <div
      {...scrollRegion(t('conflict.differences', { label }))}
      className="max-h-60 overflow-y-auto text-sm"
    >
      <DiffText {...{ before, after, language }} />
    </div>
  );
}
