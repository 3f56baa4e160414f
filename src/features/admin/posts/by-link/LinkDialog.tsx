import { TitledDialog } from '@/ui/admin/TitledDialog';
import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { LANGUAGE_FACTS, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { postsKeys } from '../queries';
import { type Texts, unitsOf } from '../spanish/units';
import type { PostForm } from '../usePostForm';
import { fillTexts } from '../incoming/fillTexts';
import { fieldName } from '../incoming/names';
import { IncomingTexts } from '../incoming/IncomingTexts';
import { planIncoming } from '../incoming/plan';
import { decide, type LinkTranslation, linkTranslationsOptions } from './queries';
import { stateOf } from './state';

const t = adminTexts('post-translation');

interface LinkDialogProps {
  post: PostForm;
  language: Translation;
  came: LinkTranslation;
  onClose: () => void;
}

/** Compares a translation that came by link with the editor's text, and takes or dismisses it. */
export function LinkDialog({ post, language, came, onClose }: LinkDialogProps) {
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
