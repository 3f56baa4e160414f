import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language, LANGUAGE_FACTS } from '@/site/languages';
import { TextArea } from '@/ui/admin/TextArea';
import { ReplyTranslation } from './ReplyTranslation';
import type { Reply } from './useReply';

const t = adminTexts('enquiries');

const ROWS = 'min-h-48 max-h-[32rem]';

const WARNINGS: Record<NonNullable<Reply['changed']>, (other: string) => string> = {
  text: (other) => t('replies.textChanged', { language: other }),
  meaning: (other) => t('replies.meaningChanged', { language: other }),
  machine: () => t('replies.machine'),
};

/** The reply in the client's language, beside its Spanish meaning. */
export function ReplyTexts({
  reply,
  language,
  whenComplete,
}: {
  reply: Reply;
  language: Language;
  /** Does something unless fields are empty. */
  whenComplete: (action: () => void) => void;
}) {
  const foreign = language !== SOURCE_LANGUAGE;
  const other = languageName(language);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
      <TextArea
        label={t('replies.sentText', { language: other })}
        lang={language}
        dir={LANGUAGE_FACTS[language].dir}
        growing
        className={ROWS}
        value={reply.text}
        onChange={(event) => reply.edit({ text: event.target.value, changed: 'text' })}
      />
      {foreign && (
        <TextArea
          label={t('replies.meaning')}
          growing
          className={ROWS}
          value={reply.meaning}
          onChange={(event) => reply.edit({ meaning: event.target.value, changed: 'meaning' })}
        />
      )}
      {foreign && reply.changed && (
        <p className="col-span-full text-sm font-semibold text-terracotta-700">
          {WARNINGS[reply.changed](other)}
        </p>
      )}
      {foreign && (
        <ReplyTranslation reply={reply} language={language} whenComplete={whenComplete} />
      )}
    </div>
  );
}
