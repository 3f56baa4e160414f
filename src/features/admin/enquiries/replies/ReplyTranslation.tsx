import { useEffect, useRef } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { translate } from '../translation/onDevice';
import { TranslationProgress } from '../translation/TranslationProgress';
import { useCanTranslate, useOnDevice } from '../translation/useOnDevice';
import type { Reply } from './useReply';

const t = adminTexts('enquiries');

/** Translates the reply on this computer: from Spanish, or back into it as a check. */
export function ReplyTranslation({
  reply,
  language,
  whenComplete,
}: {
  reply: Reply;
  language: Language;
  /** Does something unless fields are empty: the translator would change their names in braces. */
  whenComplete: (action: () => void) => void;
}) {
  const { progress, run, stop } = useOnDevice();
  const out = useCanTranslate(SOURCE_LANGUAGE, language);
  const back = useCanTranslate(language, SOURCE_LANGUAGE);
  // What was typed during a translation is in the latest reply.
  const latest = useRef(reply);
  useEffect(() => {
    latest.current = reply;
  });
  if (!out && !back) return null;

  async function outward() {
    const text = await run((work) => translate(reply.meaning, SOURCE_LANGUAGE, language, work));
    if (text !== undefined) latest.current.edit({ text, changed: 'machine' });
  }

  async function backward() {
    const meaning = await run((work) => translate(reply.text, language, SOURCE_LANGUAGE, work));
    if (meaning !== undefined) latest.current.edit({ meaning, changed: 'machine' });
  }

  return (
    <div className="col-span-full grid gap-2">
      <div className="flex flex-wrap gap-2">
        {out && (
          <Button onClick={() => whenComplete(() => void outward())}>
            {t('replies.translate', { language: languageName(language) })}
          </Button>
        )}
        {back && (
          <Button onClick={() => whenComplete(() => void backward())}>
            {t('replies.translateBack')}
          </Button>
        )}
      </div>
      <TranslationProgress progress={progress} onStop={stop} />
    </div>
  );
}
