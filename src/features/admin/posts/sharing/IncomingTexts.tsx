import { writtenIn } from '@/lib/admin/format';
import type { ReactNode } from 'react';
import { postTranslation as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/controls';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { paragraphsOf } from '@/lib/admin/markdown/serialize';
import { DiffText } from '../DiffText';
import { OWN_TEXTS, type OwnText, type PostValues, textName } from '../schema';
import type { LinkTranslation } from './queries';

/** A text of a post, with what came for it from outside. */
export interface IncomingText {
  field: OwnText;
  /** The Spanish that was translated, and that of the editor. */
  was: string;
  now: string;
  /** The translation in the editor, and the one that came; '' where it was left for later. */
  before: string;
  after: string;
  /** 'stale': the Spanish is another now; 'left': the editor's text stays; 'change': taking it over would change that. */
  kind: 'stale' | 'left' | 'change' | 'same';
}

/** The texts of a post in the editor beside a translation that came from outside. */
export const incomingTexts = (
  { spanish, texts }: Pick<LinkTranslation, 'spanish' | 'texts'>,
  values: PostValues,
  language: Translation,
): IncomingText[] =>
  OWN_TEXTS.map((field) => {
    const [was, now] = [spanish[field], values[field]];
    const [before, after] = [values[textName(field, language)], texts[field]];
    const isLeft = after === '' && now.trim() !== '';
    const isSame = after === '' || isAlike(field, before, after);
    const kind = !isAlike(field, was, now) ? 'stale' : isLeft ? 'left' : isSame ? 'same' : 'change';
    return { field, was, now, before, after, kind };
  });

/** Whether two texts say the same: readers see no other form, and one kind of blank is as good as another. */
function isAlike(field: OwnText, ...both: [string, string]): boolean {
  const [first, second] = both.map((text) =>
    paragraphsOf(field === 'content' ? field : 'excerpt', text)
      .join('\n\n')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  );
  return first === second;
}

const nameOf = ({ field }: IncomingText) => t(`names.${field}`);

interface IncomingTextsProps {
  came: LinkTranslation;
  values: PostValues;
  language: Translation;
  onAccept: (texts: readonly IncomingText[]) => void;
}

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
export function IncomingTexts({ came, values, language, onAccept }: IncomingTextsProps) {
  const texts = incomingTexts(came, values, language);
  const of = (wanted: IncomingText['kind']) => texts.filter(({ kind }) => kind === wanted);
  const stale = of('stale');
  if (stale.length > 0) {
    return (
      <>
        <div role="alert" className="grid gap-3">
          <p className="font-semibold text-terracotta-700">{t('incoming.advice')}</p>
          <Sections label={t('incoming.stale')} texts={stale}>
            {({ was, now }) => <DiffText before={was} after={now} language={SOURCE_LANGUAGE} />}
          </Sections>
        </div>
        <details className="rounded border border-limestone-300 bg-limestone-50 px-3 open:pb-3">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {t('byLink.show')}
          </summary>
          <Sections label={t('byLink.show')} texts={texts.filter(({ after }) => after !== '')}>
            {({ after }) => (
              <p {...writtenIn(language)} className="[overflow-wrap:anywhere] whitespace-pre-wrap">
                {after}
              </p>
            )}
          </Sections>
        </details>
      </>
    );
  }
  const changes = of('change');
  const left = of('left').map(nameOf);
  return (
    <div className="grid gap-3">
      {left.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {t('incoming.unfinished', { names: left.join(', ') })}
        </p>
      )}
      <p role="status" className={changes.length > 0 ? 'font-semibold' : ''}>
        {changes.length > 0 ? t('incoming.changes') : t('incoming.same')}
      </p>
      {changes.length > 0 && (
        <>
          <Sections label={t('incoming.changesLabel')} texts={changes}>
            {({ before, after }) => <DiffText {...{ before, after, language }} />}
          </Sections>
          <Button
            variant="primary"
            className="justify-self-start"
            onClick={() => onAccept(changes)}
          >
            {t('incoming.accept')}
          </Button>
        </>
      )}
    </div>
  );
}

interface SectionsProps {
  label: string;
  texts: readonly IncomingText[];
  children: (text: IncomingText) => ReactNode;
}

function Sections({ label, texts, children }: SectionsProps) {
  return (
    <div {...scrollRegion(label)} className="grid max-h-[45svh] gap-3 overflow-y-auto">
      {texts.map((text) => (
        <section key={text.field} className="rounded border border-limestone-300 p-3">
          <h3 className="font-sans font-semibold">{nameOf(text)}</h3>
          {children(text)}
        </section>
      ))}
    </div>
  );
}
