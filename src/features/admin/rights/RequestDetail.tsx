import { useSaving } from '@/lib/admin/useSaving';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { ON_BEHALF, OUTCOMES } from '@/lib/admin/rightsWords';
import { SaveRow } from '@/lib/admin/SaveRow';
import { adminTexts, adminWord } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { hintOf } from '@/lib/errors';
import { adminPath } from '@/site/adminPaths';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { changeRequest, type RequestChange, rightsKeys } from './queries';
import { CHANNELS, type RightsRequest } from './request';

const t = adminTexts('rights');
const common = adminTexts('admin');

const useChange = (id: string) =>
  useSaving((change: RequestChange) => changeRequest(id, change), rightsKeys.all);

const failed = (error: Error) =>
  common('common.notSaved', {
    reason: adminWord('rights', 'change', hintOf(error)) ?? failureText(error),
  });

interface RequestDetailProps {
  request: RightsRequest;
  answer: ReactNode;
}

/** A request: what is known of it, its identity check, extension and answer. */
export function RequestDetail({ request, answer }: RequestDetailProps) {
  const { id, contact, on_behalf: onBehalf, channel, language, surveys, outcome } = request;
  return (
    <div className="grid gap-6 border-t border-limestone-200 p-4">
      <p className="[overflow-wrap:anywhere]">
        <AdminText
          of="rights"
          text="detail.received"
          elements={{ contact: <bdi /> }}
          values={{
            day: formatDay(request.received_on),
            channel: CHANNELS[channel].toLowerCase(),
            contact,
          }}
        />{' '}
        {onBehalf && `${ON_BEHALF[onBehalf]}. `}
        {t('detail.language', { language: languageName(language) })}{' '}
        {request.extension &&
          request.extended_on &&
          `${t('detail.extended', { day: formatDay(request.extended_on), reason: request.extension })} `}
        {outcome && `${OUTCOMES[outcome]}. ${request.answer}`}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={adminPath('rights', { person: contact })} className="underline">
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
      {!outcome && <Identity {...request} key={`identity ${id}`} />}
      {answer}
      {!outcome && <Answer id={id} />}
      {!outcome && !request.extension && <Extension id={id} />}
      {outcome && request.identity && <p>{t('detail.identity', { identity: request.identity })}</p>}
    </div>
  );
}

function Identity({ id, identity }: Pick<RightsRequest, 'id' | 'identity'>) {
  const saving = useChange(id);
  const [text, setText] = useState(identity);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    saving.mutate({ identity: text });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('identity.label')}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveRow saving={saving} failed={failed} label={t('identity.save')} />
    </form>
  );
}

function Answer({ id }: { id: string }) {
  const saving = useChange(id);
  const today = toOfficeDay(new Date());
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('granted');
  const [answer, setAnswer] = useState('');
  const [answeredOn, setAnsweredOn] = useState(today);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    saving.mutate({ outcome, answer, answered_on: answeredOn });
  }
  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('answer.outcome')}
        options={Object.entries(OUTCOMES)}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as keyof typeof OUTCOMES)}
      />
      <TextField
        label={t('answer.answeredOn')}
        type="date"
        required
        max={today}
        value={answeredOn}
        onChange={(event) => setAnsweredOn(event.target.value)}
      />
      <div className="grid gap-4 sm:col-span-2">
        <TextArea
          label={t('answer.text')}
          hint={t('answer.textHint')}
          rows={2}
          maxLength={2000}
          required={outcome !== 'granted'}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <SaveRow saving={saving} failed={failed} label={t('answer.save')} />
      </div>
    </form>
  );
}

function Extension({ id }: { id: string }) {
  const saving = useChange(id);
  const [extension, setExtension] = useState('');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    saving.mutate({ extension });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('extension.label')}
        hint={t('extension.hint')}
        required
        minLength={3}
        maxLength={500}
        value={extension}
        onChange={(event) => setExtension(event.target.value)}
      />
      <SaveRow saving={saving} failed={failed} label={t('extension.save')} />
    </form>
  );
}
