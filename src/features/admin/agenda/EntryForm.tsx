import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { languageName } from '@/lib/admin/format';
import { agenda as t } from '@/admin-texts';
import { APPOINTMENT_KINDS, type AppointmentKind, isAppointmentKind } from '@/site/appointments';
import type { Day } from '@/site/dates';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { SelectField, TextField } from '@/ui/admin/controls';
import { TitledDialog } from '@/ui/admin/dialogs';
import { CollisionNotes } from './CollisionNotes';
import { kindsOptions } from './queries';
import { instantOf } from './days';

/** Enters an appointment by hand, as when somebody has called. It becomes an enquiry too. */
export function EntryForm({ day, onClose }: { day: Day; onClose: () => void }) {
  const [kind, setKind] = useState<AppointmentKind>('phone');
  const [time, setTime] = useState(`${day}T10:00`);
  const { data: kinds } = useQuery(kindsOptions());
  const minutes = kinds?.find(({ id }) => id === kind)?.minutes ?? 30;
  const start = instantOf(time);

  async function save({ email, phone, ...person }: Record<string, string>) {
    await call('enter_appointment', {
      kind,
      start: start?.toISOString() ?? '',
      person: { ...person, ...(email && { email }), ...(phone && { phone }) },
    });
    onClose();
  }

  return (
    <TitledDialog closable title={t('entry.title')} onClose={onClose}>
      <DataForm className="grid gap-4" save={save} label={t('common.enter')}>
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
        <CollisionNotes start={start} end={start && new Date(start.getTime() + minutes * 60_000)} />
        <TextField label={t('fields.name')} name="name" required maxLength={80} />
        <TextField
          label={t('fields.phone')}
          name="phone"
          type="tel"
          required={kind === 'phone'}
          maxLength={40}
        />
        <TextField
          label={t('fields.email')}
          hint={t('entry.emailHint')}
          name="email"
          type="email"
          required={kind === 'video'}
          maxLength={254}
        />
        <SelectField
          label={t('entry.language')}
          name="language"
          defaultValue={SOURCE_LANGUAGE}
          options={LANGUAGES.map((code) => [code, languageName(code)] as const)}
        />
        <p className="text-sm">{t('entry.dataProtection')}</p>
        <TextField label={t('entry.subject')} name="message" maxLength={200} />
      </DataForm>
    </TitledDialog>
  );
}
