import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, liveTable } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { LANGUAGE_OPTIONS, parseOfficeTime } from '@/lib/admin/format';
import { agenda as t, fieldsOf } from '@/admin-texts';
import { APPOINTMENT_KINDS, type AppointmentKind, isAppointmentKind } from '@/site/appointments';
import type { Day } from '@/site/dates';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { SelectField, TextField } from '@/ui/admin/controls';
import { TitledDialog } from '@/ui/admin/dialogs';
import { CollisionNotes } from './CollisionNotes';
import { instantOf } from './days';

const field = fieldsOf('agenda', 'entry');

/** Enters an appointment by hand, as when somebody has called. It becomes an enquiry too. */
export function EntryForm({ day, onClose }: { day: Day; onClose: () => void }) {
  const [kind, setKind] = useState<AppointmentKind>('phone');
  const [time, setTime] = useState(`${day}T10:00`);
  const { data: kinds } = useQuery(liveTable('appointment_kinds', 'id'));
  const minutes = kinds?.find(({ id }) => id === kind)?.minutes ?? 30;
  const start = instantOf(time);

  async function save({ kind = '', start = '', email, phone, ...person }: Record<string, string>) {
    await call('enter_appointment', {
      kind,
      start: parseOfficeTime(start).toISOString(),
      person: { ...person, ...(email && { email }), ...(phone && { phone }) },
    });
    onClose();
  }

  return (
    <TitledDialog closable title={t('entry.title')} onClose={onClose}>
      <DataForm className="grid gap-4" save={save} label={t('common.enter')}>
        <SelectField
          {...field('kind')}
          value={kind}
          onChange={({ target }) => isAppointmentKind(target.value) && setKind(target.value)}
          options={APPOINTMENT_KINDS.map((id) => [id, t(`kinds.${id}`)])}
        />
        <TextField
          {...field('start', { minutes })}
          type="datetime-local"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <CollisionNotes start={start} end={start && new Date(start.getTime() + minutes * 60_000)} />
        <TextField {...field('name')} required maxLength={80} />
        <TextField {...field('phone')} type="tel" required={kind === 'phone'} maxLength={40} />
        <TextField {...field('email')} type="email" required={kind === 'video'} maxLength={254} />
        <SelectField
          {...field('language')}
          defaultValue={SOURCE_LANGUAGE}
          options={LANGUAGE_OPTIONS}
        />
        <p className="text-sm">{t('entry.dataProtection')}</p>
        <TextField {...field('message')} maxLength={200} />
      </DataForm>
    </TitledDialog>
  );
}
