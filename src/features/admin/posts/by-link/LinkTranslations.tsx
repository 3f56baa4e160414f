import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { LANGUAGE_FACTS, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Problem } from '@/ui/admin/Problem';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { fillTexts } from '../incoming/fillTexts';
import { IncomingTexts } from '../incoming/IncomingTexts';
import { fieldName } from '../incoming/names';
import { planIncoming } from '../incoming/plan';
import { postsKeys } from '../queries';
import { type Texts, unitsOf } from '../spanish/units';
import type { PostForm } from '../usePostForm';
import { decide, type LinkTranslation, linkTranslationsOptions } from './queries';

const t = adminTexts('post-translation');

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
  const { data = [], error, refetch } = useQuery(linkTranslationsOptions(post.id, language));
  const [opened, setOpened] = useState<string>();
  const shown = data.find(({ link }) => link === opened);
  if (error) return <LoadFailure onRetry={() => void refetch()}>{failureText(error)}</LoadFailure>;
  if (data.length === 0) return null;
  return (
    <section
      aria-label={t('byLink.heading')}
      className="rounded-lg border border-limestone-300 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <Inbox aria-hidden="true" className="size-5 shrink-0 text-sea-700" />
        {t('byLink.heading')}
      </h2>
      <ul className="mt-2 grid gap-2">
        {data.map((came) => (
          <li key={came.link} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{came.reader}</span>: {stateOf(came)}
            </span>
            <Button className="px-4" onClick={() => setOpened(came.link)}>
              <AdminText
                of="post-translation"
                text="byLink.compare"
                elements={{ reader: <>{came.reader}</> }}
              />
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <LinkDialog {...{ post, language }} came={shown} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface LinkDialogProps extends LinkTranslationsProps {
  came: LinkTranslation;
  onClose: () => void;
}

/** Compares a translation that came by link with the editor's text, and takes or dismisses it. */
function LinkDialog({ post, language, came, onClose }: LinkDialogProps) {
  const { id, form, values } = post;
  // A text that is left for later in the link does not erase what the editor has.
  const units = unitsOf(came.spanish, came.texts).map(({ id: unit, field, source, target }) => {
    const isLeft = came.texts[field] === '';
    return [unit, { source, target: isLeft ? undefined : target }] as const;
  });
  const plan = planIncoming(new Map(units), values, language);
  const client = useQueryClient();
  const { mutate, error, data, isPending } = useMutation({
    mutationFn: (decision: 'accepted' | 'dismissed') => decide(came, decision),
    onSuccess: async (done, decision) => {
      if (done && decision === 'accepted') fillIn();
      await client.invalidateQueries(linkTranslationsOptions(id, language));
      await client.invalidateQueries({ queryKey: postsKeys.reviews(id) });
      if (done) onClose();
    },
  });

  function fillIn() {
    if (plan.kind === 'changes') fillTexts(form, language, plan.texts);
  }

  function accept() {
    if (isPending) return;
    if (!came.decision) mutate('accepted');
    else {
      fillIn();
      onClose();
    }
  }

  return (
    <TitledDialog
      title={t('byLink.title', { language: languageName(language) })}
      size="wide"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{came.reader}</span>: {stateOf(came)}.
          {!came.decision && !came.finished_at && ` ${t('byLink.unfinished')}`}
        </p>
        <Problem>
          {data === false && t('byLink.changed')}
          {error && failureText(error)}
        </Problem>
        <IncomingTexts {...{ plan, values, language }} from="link" onAccept={accept} />
        {plan.kind === 'stale' && <WholeTexts texts={came.texts} language={language} />}
        {!came.decision && (
          <Button
            className="justify-self-start"
            unavailable={isPending}
            onClick={() => mutate('dismissed')}
          >
            {t('byLink.dismiss')}
          </Button>
        )}
      </div>
    </TitledDialog>
  );
}

/** All that was translated, to copy from. */
function WholeTexts({ texts, language }: { texts: Texts; language: Translation }) {
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  return (
    <details className="rounded border border-limestone-300 bg-limestone-50">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        {t('byLink.show')}
      </summary>
      <div className="grid gap-3 border-t border-limestone-300 p-3">
        {written.map(([field, text]) => (
          <section key={field}>
            <h3 className="font-sans font-semibold">{fieldName(field as keyof Texts)}</h3>
            <p
              lang={language}
              dir={LANGUAGE_FACTS[language].dir}
              className="[overflow-wrap:anywhere] whitespace-pre-wrap"
            >
              {text}
            </p>
          </section>
        ))}
      </div>
    </details>
  );
}
