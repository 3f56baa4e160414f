import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { copied } from '@/lib/admin/copied';
import { DataForm } from '@/lib/admin/DataForm';
import { formatDay, languageName, ON_BEHALF, OUTCOMES, toOfficeDay } from '@/lib/admin/format';
import { replyByMail } from '@/lib/admin/replies/links';
import { draftReply, isOfRights } from '@/lib/admin/replies/template';
import { TemplatedText, unfilledIn } from '@/lib/admin/replies/TemplatedText';
import { rights as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Button, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { buttonClass } from '@/ui/classes';
import { changeRequest } from './queries';
import { CHANNELS, requestField, type RightsRequest } from './request';

/** A request: what is known of it, its identity check, extension and answer. */
export function RequestDetail({ request }: { request: RightsRequest }) {
  const { id, contact, on_behalf: onBehalf, channel, language, surveys, outcome } = request;
  return (
    <div className="grid gap-6 border-t border-limestone-200 p-4">
      <p className="[overflow-wrap:anywhere]">
        {t.rich(
          'detail.received',
          { contact: <bdi /> },
          {
            day: formatDay(request.received_on),
            channel: CHANNELS[channel].toLowerCase(),
            contact,
          },
        )}{' '}
        {onBehalf && `${ON_BEHALF[onBehalf]}. `}
        {t('detail.language', { language: languageName(language) })}{' '}
        {request.extended_on &&
          `${t('detail.extended', { day: formatDay(request.extended_on), reason: request.extension ?? '' })} `}
        {outcome && `${OUTCOMES[outcome]}. ${request.answer}`}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {/* Not in the address, which histories and logs keep. */}
        <Link to={adminPath('rights')} state={{ person: contact }} className="underline">
          {t('person.title')}
        </Link>
        {surveys.map((enquiry, index) => (
          <Link key={enquiry} to={adminPath('enquiries', { id: enquiry })} className="underline">
            {surveys.length > 1
              ? t('detail.enquiryNumbered', { number: index + 1 })
              : t('detail.enquiry')}
          </Link>
        ))}
      </p>
      {!outcome && (
        <DataForm className="grid gap-3" save={changeRequest(id)} label={t('identity.save')}>
          <TextField
            {...requestField('identity')}
            maxLength={500}
            defaultValue={request.identity}
          />
        </DataForm>
      )}
      <AnswerText request={request} />
      {!outcome && <Answer id={id} />}
      {!outcome && !request.extension && (
        <DataForm className="grid gap-3" save={changeRequest(id)} label={t('common.extend')}>
          <TextField {...requestField('extension')} required minLength={3} maxLength={500} />
        </DataForm>
      )}
      {outcome && request.identity && <p>{t('detail.identity', { identity: request.identity })}</p>}
    </div>
  );
}

function Answer({ id }: { id: string }) {
  const today = toOfficeDay(new Date());
  const [outcome, setOutcome] = useState('granted');
  return (
    <DataForm
      className="grid gap-4 sm:grid-cols-2"
      save={changeRequest(id)}
      label={t('answer.save')}
    >
      <SelectField
        {...requestField('outcome')}
        options={Object.entries(OUTCOMES)}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <TextField
        {...requestField('answered_on')}
        type="date"
        required
        max={today}
        defaultValue={today}
      />
      <div className="sm:col-span-2">
        <TextArea
          {...requestField('answer')}
          rows={2}
          maxLength={2000}
          required={outcome !== 'granted'}
        />
      </div>
    </DataForm>
  );
}

/** The text of an answer from a template, in the language of the request, to change, copy or send. */
function AnswerText({ request }: { request: RightsRequest }) {
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
          <Button icon={Copy} onClick={() => void copy()}>
            {t('common.copyText')}
          </Button>
          {href && (
            <a href={href} className={buttonClass('secondary')}>
              <Mail className="size-4" />
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
