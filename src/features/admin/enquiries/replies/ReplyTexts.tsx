import { languageName } from '@/lib/admin/languageName';
import { SOURCE_LANGUAGE, type Language, LANGUAGE_FACTS } from '@/site/languages';
import { TextArea } from '@/ui/admin/TextArea';
import { ReplyTranslation } from './ReplyTranslation';
import type { Reply } from './useReply';

const ROWS = 'min-h-48 max-h-[32rem]';

const WARNINGS: Record<NonNullable<Reply['changed']>, (other: string) => string> = {
  text: (other) =>
    `El texto en ${other} se ha cambiado a mano: el español puede no decir lo mismo.`,
  meaning: (other) => `El español se ha cambiado: lo que se envía, en ${other}, sigue como estaba.`,
  machine: () =>
    'Traducción automática, hecha en este ordenador: puede tener errores. Compruébela antes de enviar.',
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
        label={`Lo que se envía, en ${other}`}
        lang={language}
        dir={LANGUAGE_FACTS[language].dir}
        growing
        className={ROWS}
        value={reply.text}
        onChange={(event) => reply.edit({ text: event.target.value, changed: 'text' })}
      />
      {foreign && (
        <TextArea
          label="Lo que dice, en español"
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
