import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { type SyntheticEvent, useState } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { SaveRow } from '@/lib/admin/SaveRow';
import { adminTexts } from '@/admin-texts';
import { APPOINTMENT_KINDS, type AppointmentKind, isAppointmentKind } from '@/site/appointments';
import type { Day } from '@/site/dates';
import { SOURCE_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@/site/languages';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { CollisionNotes } from './CollisionNotes';
import { instantOf } from './days';
import { agendaFailure } from './failure';
import { agendaKey, enterAppointment, kindsOptions } from './queries';
import { useCollisions } from './useCollisions';

const t = adminTexts('agenda');

/** Enters an appointment by hand, as when somebody has called. It becomes an enquiry too. */
export function EntryForm({ day, onClose }: { day: Day; onClose: () => void }) {
  const [kind, setKind] = useState<AppointmentKind>('phone');
  const [time, setTime] = useState(`${day}T10:00`);
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);
  const [person, setPerson] = useState({ name: '', email: '', phone: '', message: '' });
  const { data: kinds } = useQuery(kindsOptions());
  const minutes = kinds?.find(({ id }) => id === kind)?.minutes ?? 30;
  const start = instantOf(time);
  const collisions = useCollisions(start, start && new Date(start.getTime() + minutes * 60_000));
  const saving = useSaving(enterAppointment, agendaKey, onClose);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const { email, phone, ...rest } = person;
    if (start && !saving.isPending)
      saving.mutate({
        kind,
        start,
        person: { ...rest, language, ...(email && { email }), ...(phone && { phone }) },
      });
  }

  const field = (name: keyof typeof person) => ({
    value: person[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setPerson({ ...person, [name]: target.value }),
  });

  return (
    <TitledDialog closable title={t('entry.title')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label={t('appointment.how')}
          value={kind}
          onChange={({ target }) => isAppointmentKind(target.value) && setKind(target.value)}
          options={APPOINTMENT_KINDS.map((id) => [id, t(`kinds.${id}`)] as const)}
        />
        <TextField
          label={t('dayAndTime')}
          hint={t('entry.dayAndTimeHint', { minutes })}
          type="datetime-local"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <CollisionNotes {...collisions} />
        <TextField label={t('fields.name')} required maxLength={80} {...field('name')} />
        <TextField
          label={t('fields.phone')}
          type="tel"
          required={kind === 'phone'}
          maxLength={40}
          {...field('phone')}
        />
        <TextField
          label={t('fields.email')}
          hint={t('entry.emailHint')}
          type="email"
          required={kind === 'video'}
          maxLength={254}
          {...field('email')}
        />
        <SelectField
          label={t('entry.language')}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
          options={LANGUAGES.map((code) => [code, languageName(code)] as const)}
        />
        <p className="text-sm">{t('entry.dataProtection')}</p>
        <TextField label={t('entry.subject')} maxLength={200} {...field('message')} />
        <SaveRow saving={saving} failed={agendaFailure} label={t('common.enter')} />
      </form>
    </TitledDialog>
  );
}
