import { useQuery } from '@tanstack/react-query';
import { Check, Plus, X } from 'lucide-react';
import { type Dates, withDates } from '@/i18n/dates';
import { usePaths, useTexts } from '@/i18n/language';
import { NewTabLink } from '@/i18n/NewTabLink';
import { Phones } from '@/i18n/PhoneLink';
import { ReadState } from '@/i18n/ReadState';
import { firm } from '@/site/firm';
import { buttonClass } from '@/ui/classes';
import { FocusedHeading } from '@/ui/FocusedHeading';
import { intoView } from '@/ui/scroll';
import { type DocumentLink, documentLinkOptions } from './queries';
import { type Upload, useUploads } from './useUploads';

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic';

interface DocumentsProps {
  token: string;
  dates: Dates;
}

/** Where a client sends documents by the firm's link. Only its buttons change anything. */
export const Documents = withDates(function Documents({ token, dates }: DocumentsProps) {
  const t = useTexts('contact');
  const common = useTexts('common');
  const { pathOf } = usePaths();
  const query = useQuery(documentLinkOptions(token));
  const { data: link } = query;
  const { uploads, add, remove, send } = useUploads(token);
  const isEnded = link === null || uploads.some(({ problem }) => problem === 'ended');
  const open = uploads.filter(({ state }) => state !== 'sent');
  const isBusy = open.some(({ state }) => state === 'sending');
  const isDone = uploads.length > 0 && open.length === 0;
  const hasFailed = open.some(({ state }) => state === 'failed');
  const dateOf = ({ expires_at }: DocumentLink) =>
    dates.longDay(dates.dayOf(expires_at, { zone: dates.ownZone(firm.timeZone) }), dates);
  return (
    <section aria-labelledby="documents-heading" className="white-card">
      {/* The link leads to this part of the page. */}
      <FocusedHeading level="h2" id="documents-heading" className="mb-4 scroll-mt-28 text-3xl">
        {t('documents.heading')}
      </FocusedHeading>
      {isEnded ? (
        <>
          <p role="status">{t('documents.ended')}</p>
          <Phones />
        </>
      ) : !link ? (
        <ReadState query={query} failed={common('failed')} loading={t('documents.loading')} />
      ) : (
        <>
          <p>{t('documents.intro', { date: dateOf(link) })}</p>
          <p className="mt-1 text-ink-700">{t('documents.limits')}</p>
          <p className="mt-1 text-ink-700">
            {t('documents.layer')}{' '}
            <NewTabLink
              href={pathOf('privacy')}
              className="inline-flex min-h-6 items-center underline decoration-terracotta-500 underline-offset-4"
            >
              {t('survey.readNotice')}
            </NewTabLink>
          </p>
          {link.received > 0 && (
            <p className="mt-1 text-ink-700">
              {t('documents.received', { number: link.received })}
            </p>
          )}
          <label
            className={buttonClass(
              uploads.length > 0 ? 'secondary' : 'primary',
              'mt-5 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3',
            )}
          >
            <Plus className="size-5" />
            {t('documents.choose')}
            <input
              type="file"
              multiple
              accept={TYPES}
              className="sr-only"
              onChange={(event) => {
                add(event.target.files ?? []);
                event.target.value = '';
              }}
            />
          </label>
          {uploads.length > 0 && (
            <ul className="mt-3 grid gap-2">
              {uploads.map((upload) => (
                <Item key={upload.id} upload={upload} onRemove={() => remove(upload.id)} />
              ))}
            </ul>
          )}
          <p role="status" className="mt-4 font-semibold empty:hidden">
            {isDone && t('documents.done')}
          </p>
          {/* In sight, however many files are listed; one line, so that it hides none of them. */}
          {open.length > 0 && (
            <div className="sticky bottom-0 mt-2 bg-white py-3 low:static">
              <button
                type="button"
                aria-disabled={isBusy}
                className={buttonClass('primary', 'aria-disabled:opacity-60')}
                onClick={() => void send()}
              >
                {hasFailed && !isBusy ? common('retry') : t('documents.send')}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
});

function Item({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const t = useTexts('contact');
  const { file, state, share, problem } = upload;
  const percent = Math.round(share * 100);
  return (
    <li
      // Whoever has chosen a file sees that it was taken, above the row with the button.
      ref={intoView}
      className="flex scroll-mb-24 items-center gap-3 rounded-lg border border-ink-600/40 p-3"
    >
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{file.name}</bdi>
        </p>
        {state === 'failed' ? (
          <p role="alert" className="font-semibold text-terracotta-700">
            {problem && problem !== 'ended' && t(`documents.problems.${problem}`)}
          </p>
        ) : (
          <p>
            {state === 'sending' ? t('documents.sending', { percent }) : t(`documents.${state}`)}
          </p>
        )}
        {state === 'sending' && (
          <progress aria-hidden="true" max={1} value={share} className="mt-1 block h-2 w-full" />
        )}
      </div>
      {state === 'sent' && <Check className="size-6 text-sea-700" />}
      {(state === 'waiting' || state === 'failed') && (
        <button
          type="button"
          aria-label={t('documents.remove', { name: file.name })}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-limestone-100"
          onClick={onRemove}
        >
          <X className="size-5" />
        </button>
      )}
    </li>
  );
}
