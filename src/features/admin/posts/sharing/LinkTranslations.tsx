import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { postTranslation as t } from '@/admin-texts';
import { call } from '@/lib/admin/supabase';
import { failureText, Pending, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime, languageName, writtenIn } from '@/lib/admin/format';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import { paragraphsOf } from '@/lib/admin/markdown/serialize';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { DiffText } from '../DiffText';
import { OWN_TEXTS, type OwnText, type PostValues, textName } from '../schema';
import type { PostForm } from '../usePostForm';
import { type ReviewLink, reviewsOptions } from './queries';

/** How far a translation by link has come, or what was done with it. */
export function stateOf(link: ReviewLink): string {
  const { decision, decided_by: by, decided_at: at, finished_at: finished, saved_at: saved } = link;
  if (decision && at) {
    const account = by ?? t('byLink.noAccount');
    return t(`byLink.${decision}`, { account, date: formatOfficeDateTime(at) });
  }
  if (finished) return t('byLink.finished', { date: formatOfficeDateTime(finished) });
  return saved ? t('byLink.begun', { date: formatOfficeDateTime(saved) }) : t('byLink.untouched');
}

interface LinkTranslationsProps {
  post: PostForm;
  language: Translation;
}

/** The translations that came by link, to compare with the editor's text. */
export function LinkTranslations({ post, language }: LinkTranslationsProps) {
  const { data, error, refetch } = useQuery(reviewsOptions(post.id));
  if (!data) return error && <Pending {...{ error, refetch }} />;
  const translations = data.links.filter((link) => link.language === language && link.saved_at);
  if (translations.length === 0) return null;
  return (
    <section
      aria-label={t('byLink.heading')}
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Inbox className="size-5 shrink-0 text-sea-700" />
        {t('byLink.heading')}
      </h2>
      <ul className="mt-2 grid gap-2">
        {translations.map((came) => (
          <li key={came.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{came.reader}</span>: {stateOf(came)}
            </span>
            <DialogButton
              className="px-4"
              label={t.rich('byLink.compare', { reader: <>{came.reader}</> })}
              title={t('byLink.title', { language: languageName(language) })}
            >
              {(close) => <Comparison {...{ post, language, came }} onDone={close} />}
            </DialogButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ComparisonProps extends LinkTranslationsProps {
  came: ReviewLink;
  onDone: () => void;
}

/** Compares a translation that came by link with the editor's text, and takes or dismisses it. */
function Comparison({ post, language, came, onDone }: ComparisonProps) {
  const { form, values } = post;
  const { mutate, error, data, isPending } = useSaving(
    // One that was decided on before can still be taken.
    async (taken: readonly IncomingText[] | null) =>
      came.decision !== null ||
      call('decide_link_translation', {
        link: came.id,
        seen: came.saved_at ?? '',
        decision: taken ? 'accepted' : 'dismissed',
      }),
    (isDone, taken) => {
      if (!isDone) return;
      for (const { field, after } of taken ?? []) {
        const name = textName(field, language);
        form.setValue(name, after, { shouldTouch: true, shouldValidate: true });
      }
      if (taken) toast(t('incoming.filled'));
      onDone();
    },
  );

  return (
    <div className="grid gap-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{came.reader}</span>: {stateOf(came)}.
        {!came.decision && !came.finished_at && ` ${t('byLink.unfinished')}`}
      </p>
      <Problem>
        {data === false && t('byLink.changed')}
        {error && failureText(error)}
      </Problem>
      <IncomingTexts {...{ came, values, language }} onAccept={mutate} />
      {!came.decision && (
        <Button className="justify-self-start" unavailable={isPending} onClick={() => mutate(null)}>
          {t('byLink.dismiss')}
        </Button>
      )}
    </div>
  );
}

/** A text of a post, with what came for it from outside. */
export type IncomingText = ReturnType<typeof incomingTexts>[number];

/**
 * The texts of a post in the editor beside a translation that came from outside: 'stale' where the Spanish is another
 * now, 'left' where the editor's text stays, and 'change' where taking it over would change that.
 */
export const incomingTexts = (
  { spanish, texts }: Pick<ReviewLink, 'spanish' | 'texts'>,
  values: PostValues,
  language: Translation,
) =>
  OWN_TEXTS.map((field) => {
    const [was, now] = [spanish[field], values[field]];
    const [before, after] = [values[textName(field, language)], texts[field]];
    const isLeft = after === '' && now.trim() !== '';
    const isSame = after === '' || isAlike(field, before, after);
    const kind = !isAlike(field, was, now) ? 'stale' : isLeft ? 'left' : isSame ? 'same' : 'change';
    return { field, was, now, before, after, kind } as const;
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
  came: ReviewLink;
  values: PostValues;
  language: Translation;
  onAccept: (texts: readonly IncomingText[]) => void;
}

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
function IncomingTexts({ came, values, language, onAccept }: IncomingTextsProps) {
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
