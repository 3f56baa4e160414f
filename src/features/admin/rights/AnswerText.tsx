import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { copied } from '@/lib/admin/copied';
import { languageName } from '@/lib/admin/languageName';
import { replyByMail } from '@/lib/admin/replies/links';
import { useFilledTemplates } from '@/lib/admin/replies/queries';
import { draftReply, isOfRights } from '@/lib/admin/replies/template';
import { rights as t } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { SelectField, TextArea } from '@/ui/admin/fields';
import type { RightsRequest } from './request';

/** The text of an answer from a template, in the language of the request, to change, copy or send. */
export function AnswerText({ request }: { request: RightsRequest }) {
  const { id, name, contact, language } = request;
  const texts = useFilledTemplates(
    { id, name, created_at: `${request.received_on}T12:00:00Z`, language },
    (template) => isOfRights(template) && template.texts[language] !== '',
    (template) => draftReply(language, template),
  );
  const [chosen, setChosen] = useState('');
  const [edited, setEdited] = useState<string>();
  const [notice, setNotice] = useState('');
  const text = edited ?? texts.find(([template]) => template === chosen)?.[1] ?? '';
  const unfilled = /\{\{[^{}]+\}\}/.exec(text)?.[0];
  const email = contact.includes('@') ? contact : null;
  const href = text && !unfilled ? replyByMail({ name, email, language }, text) : undefined;

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
        options={[
          ['', t('answerText.choose')],
          ...texts.map(([template]) => [template, template] as const),
        ]}
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
