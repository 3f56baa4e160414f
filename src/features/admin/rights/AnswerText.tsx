import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { copied } from '@/lib/admin/copied';
import { languageName } from '@/lib/admin/languageName';
import { replyByMail } from '@/lib/admin/replies/links';
import { draftReply, isOfRights } from '@/lib/admin/replies/template';
import { TemplatedText, unfilledIn } from '@/lib/admin/replies/TemplatedText';
import { rights as t } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import type { RightsRequest } from './request';

/** The text of an answer from a template, in the language of the request, to change, copy or send. */
export function AnswerText({ request }: { request: RightsRequest }) {
  const { id, name, contact, language, received_on } = request;
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const email = contact.includes('@') ? contact : null;
  const href = text && !unfilledIn(text) ? replyByMail({ name, email, language }, text) : undefined;

  async function copy() {
    setNotice(t((await copied(text)) ? 'common.textCopied' : 'common.copyByHand'));
  }

  return (
    <div className="grid gap-3">
      <TemplatedText
        asked={{ id, name, created_at: `${received_on}T12:00:00Z`, language }}
        isOffered={(template) => isOfRights(template) && template.texts[language] !== ''}
        textOf={(template) => draftReply(language, template)}
        words={[t('answerText.template'), t('answerText.choose')]}
        label={t('answerText.text', { language: languageName(language) })}
        hint={t('answerText.hint')}
        growing
        className="max-h-96"
        value={text}
        onText={(next) => {
          setText(next);
          setNotice('');
        }}
      />
      {text && (
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
      )}
      <p role="status" className="text-sm empty:hidden">
        {notice}
      </p>
    </div>
  );
}
