import { languageName, writtenIn } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { Button, TextArea } from '@/ui/admin/controls';
import { translate, useCanTranslate, useOnDevice } from '../translation/onDevice';
import type { Reply } from './useReply';

const ROWS = 'min-h-48 max-h-[32rem]';

interface ReplyTextsProps {
  reply: Reply;
  language: Language;
  /** Does something unless fields are empty: the translator would change their names in braces. */
  whenComplete: (action: () => void) => void;
}

/** The reply in the client's language, beside its Spanish meaning. */
export function ReplyTexts({ reply, language, whenComplete }: ReplyTextsProps) {
  const foreign = language !== SOURCE_LANGUAGE;
  const other = languageName(language);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
      <TextArea
        label={t('replies.sentText', { language: other })}
        {...writtenIn(language)}
        growing
        className={ROWS}
        value={reply.text}
        onChange={(event) => reply.edit({ text: event.target.value, changed: 'text' })}
      />
      {foreign && (
        <>
          <TextArea
            label={t('replies.meaning')}
            growing
            className={ROWS}
            value={reply.meaning}
            onChange={(event) => reply.edit({ meaning: event.target.value, changed: 'meaning' })}
          />
          {reply.changed && (
            <p className="col-span-full text-sm font-semibold text-terracotta-700">
              {t(`replies.changed.${reply.changed}`, { language: other })}
            </p>
          )}
          <ReplyTranslation {...{ reply, language, whenComplete }} />
        </>
      )}
    </div>
  );
}

/** Translates the reply on this computer: from Spanish, or back into it as a check. */
function ReplyTranslation({ reply, language, whenComplete }: ReplyTextsProps) {
  const { mutate, said } = useOnDevice(
    async (to: 'text' | 'meaning') => ({
      [to]:
        to === 'text'
          ? await translate(reply.meaning, SOURCE_LANGUAGE, language)
          : await translate(reply.text, language, SOURCE_LANGUAGE),
    }),
    (part) => reply.edit({ ...part, changed: 'machine' }),
  );
  const out = useCanTranslate(SOURCE_LANGUAGE, language);
  const back = useCanTranslate(language, SOURCE_LANGUAGE);
  if (!out && !back) return null;
  return (
    <div className="col-span-full grid gap-2">
      <div className="flex flex-wrap gap-2">
        {out && (
          <Button onClick={() => whenComplete(() => mutate('text'))}>
            {t('replies.translate', { language: languageName(language) })}
          </Button>
        )}
        {back && (
          <Button onClick={() => whenComplete(() => mutate('meaning'))}>
            {t('replies.translateBack')}
          </Button>
        )}
      </div>
      {said}
    </div>
  );
}
