import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { copied } from '@/lib/admin/copied';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';

const t = adminTexts('rights');

interface AnswerTextProps {
  language: Language;
  /** Whole texts in that language, by the names of their templates. */
  texts: readonly { name: string; text: string }[];
  /** A mail with a text; undefined where there is no address. */
  mail: (text: string) => string | undefined;
}

/** The text of an answer from a template, to change, copy or send. */
export function AnswerText({ language, texts, mail }: AnswerTextProps) {
  const [chosen, setChosen] = useState('');
  const [edited, setEdited] = useState<string>();
  const [notice, setNotice] = useState('');
  const text = edited ?? texts.find(({ name }) => name === chosen)?.text ?? '';
  const unfilled = /\{\{[^{}]+\}\}/.exec(text)?.[0];
  const href = text && !unfilled ? mail(text) : undefined;

  async function copy() {
    setNotice(t((await copied(text)) ? 'common.textCopied' : 'common.copyByHand'));
  }

  return (
    <div className="grid gap-3">
      <SelectField
        label={t('answerText.template')}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setEdited(undefined);
          setNotice('');
        }}
        options={[['', t('answerText.choose')], ...texts.map(({ name }) => [name, name] as const)]}
      />
      {chosen && (
        <>
          <TextArea
            label={t('answerText.text', { language: languageName(language) })}
            hint={t('answerText.hint')}
            lang={language}
            dir="auto"
            rows={12}
            error={unfilled && t('common.unfilled', { unfilled })}
            value={text}
            onChange={(event) => setEdited(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy()}>
              <Copy aria-hidden="true" className="size-4" />
              {t('common.copyText')}
            </Button>
            {href && (
              <a href={href} className={buttonClass('secondary')}>
                <Mail aria-hidden="true" className="size-4" />
                {t('answerText.mail')}
              </a>
            )}
          </div>
          <p role="status" className="text-sm empty:hidden">
            {notice}
          </p>
        </>
      )}
    </div>
  );
}
