import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { toast } from 'sonner';
import { AdminText, postTranslation as t } from '@/admin-texts';
import { call } from '@/lib/admin/supabase';
import { failureText, Pending, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime, languageName } from '@/lib/admin/format';
import type { Translation } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import { textName } from '../schema';
import { type IncomingText, IncomingTexts } from './IncomingTexts';
import type { PostForm } from '../usePostForm';
import { type LinkTranslation, linkTranslationsOptions } from './queries';

/** How far a translation has come, or what was done with it. */
function stateOf(came: LinkTranslation): string {
  const { decision, decided_by: by, decided_at: at, finished_at: finished, saved_at: saved } = came;
  if (decision && at) {
    const account = by ?? t('byLink.noAccount');
    return t(`byLink.${decision}`, { account, date: formatOfficeDateTime(at) });
  }
  return finished
    ? t('byLink.finished', { date: formatOfficeDateTime(finished) })
    : t('byLink.begun', { date: formatOfficeDateTime(saved) });
}

interface LinkTranslationsProps {
  post: PostForm;
  language: Translation;
}

/** The translations that came by link, to compare with the editor's text. */
export function LinkTranslations({ post, language }: LinkTranslationsProps) {
  const { data, error, refetch } = useQuery(linkTranslationsOptions(post.id, language));
  if (!data) return error && <Pending {...{ error, refetch }} />;
  if (data.length === 0) return null;
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
        {data.map((came) => (
          <li key={came.link} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{came.reader}</span>: {stateOf(came)}
            </span>
            <DialogButton
              className="px-4"
              label={
                <AdminText
                  of="post-translation"
                  text="byLink.compare"
                  elements={{ reader: <>{came.reader}</> }}
                />
              }
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
  came: LinkTranslation;
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
        link: came.link,
        seen: came.saved_at,
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
