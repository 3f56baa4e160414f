import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { texts as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, type Language, LANGUAGES } from '@/site/languages';
import { languageLabel } from '@/lib/admin/format';
import { cx } from '@/ui/classes';
import { type TextEntry, type Texts } from './catalogue';
import { TextCell } from './TextCell';
import { cellId, type TextEditing } from './useTextEditing';

interface TextTableProps {
  texts: Texts;
  editing: TextEditing;
  entries: readonly TextEntry[];
  columns: readonly Language[];
  /** The cells of a row below each other. */
  narrow: boolean;
  /** Changes with the list, which then scrolls to its top. */
  listKey: string;
}

const ROW_HEIGHT = 64;

/** The filtered texts as a virtualized table. */
export function TextTable(props: TextTableProps) {
  const { entries, columns, narrow, listKey, editing } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // Stays rendered, or the keyboard would lose its position; so do open editors, which hold what is typed.
  const [focused, setFocused] = useState<number>();
  // oxlint-disable-next-line react/incompatible-library -- Its functions are called here only.
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? 2 * ROW_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: (range) => {
      const edited = Array.from(editing.editors.values(), ({ entry }) => entries.indexOf(entry));
      const shown = new Set([...defaultRangeExtractor(range), ...edited, focused ?? -1]);
      return [...shown].filter((index) => entries[index]).sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [listKey]);

  const template = narrow
    ? undefined
    : { gridTemplateColumns: `12rem repeat(${columns.length}, minmax(14rem, 1fr))` };
  const width = narrow ? undefined : { minWidth: `${12 + 14 * columns.length}rem` };
  return (
    <div
      ref={scroller}
      className="max-h-[calc(100svh-4rem)] overflow-auto rounded border border-limestone-300 bg-white md:max-h-[max(26rem,calc(100svh-19rem))]"
    >
      <div role="table" aria-label={t('title')} aria-rowcount={entries.length + 1} style={width}>
        <div role="rowgroup" className={narrow ? 'sr-only' : 'sticky top-0 z-20'}>
          <div role="row" aria-rowindex={1} className="grid bg-limestone-200" style={template}>
            <span
              role="columnheader"
              className="sticky start-0 bg-limestone-200 px-3 py-2 text-sm font-semibold"
            >
              {t('table.where')}
            </span>
            {columns.map((code) => (
              <span
                key={code}
                role="columnheader"
                className="border-s border-limestone-300 px-2 py-2 text-sm font-semibold"
              >
                <span aria-hidden="true">{LANGUAGE_FACTS[code].flag} </span>
                {code === SOURCE_LANGUAGE
                  ? t('table.reference', { language: languageLabel(code) })
                  : languageLabel(code)}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const entry = entries[index];
            if (!entry) return null;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                onFocus={() => setFocused(index)}
                className="absolute inset-x-0 top-0 grid border-t border-limestone-200"
                style={{ ...template, transform: `translateY(${start}px)` }}
              >
                <Row {...props} entry={entry} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Row({ entry, columns, narrow, texts, editing }: TextTableProps & { entry: TextEntry }) {
  const cells = LANGUAGES.filter(
    (code) => columns.includes(code) || editing.editors.has(cellId(entry, code)),
  );
  return (
    <>
      <div
        role="rowheader"
        className={cx(
          'p-2 text-sm leading-snug [overflow-wrap:anywhere]',
          narrow ? 'bg-limestone-50' : 'sticky start-0 z-10 bg-limestone-50 ps-3',
        )}
      >
        <p className="sticky top-12">
          {/* The key tells rows apart where they are read aloud, and is shown to a pointer. */}
          <span className="font-semibold" title={entry.id}>
            {t(`groups.${entry.namespace}`)}
          </span>
          <span className="sr-only"> {entry.key}</span>
        </p>
      </div>
      {cells.map((language) => (
        <div
          key={language}
          role="cell"
          hidden={!columns.includes(language)}
          className={cx(
            'min-w-0',
            !narrow && 'border-s border-limestone-200',
            narrow && language === SOURCE_LANGUAGE && 'font-semibold',
          )}
        >
          <TextCell {...{ texts, editing, entry, language }} />
        </div>
      ))}
    </>
  );
}
