import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Pending } from '@/lib/admin/Pending';
import { settingsOptions, useSavingSettings } from '@/lib/admin/settings';
import { SaveRow } from '@/lib/admin/SaveRow';
import type { Tables } from '@/lib/database.types';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { TextField } from '@/ui/admin/TextField';
import { appointmentSettingsKey } from './queries';

const t = adminTexts('firm');

type Room = Pick<
  Tables<'settings'>,
  'appointment_hold_hours' | 'appointment_room' | 'appointment_room_each'
>;

/** Where video consultations take place, and how long a request keeps its time. */
export function RoomForm() {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(settingsOptions());
  // What another screen has read may be out of date, and the form keeps what it begins with.
  return data && isFetchedAfterMount ? <Form {...data} /> : <Pending {...{ error, refetch }} />;
}

function Form({ appointment_hold_hours, appointment_room, appointment_room_each }: Room) {
  const [values, setValues] = useState({
    appointment_hold_hours,
    appointment_room,
    appointment_room_each,
  });
  const saving = useSavingSettings(appointmentSettingsKey);
  function change(part: Partial<Room>) {
    saving.reset();
    setValues({ ...values, ...part });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(values);
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-4">
      <TextField
        label={t('room.address')}
        hint={t('room.addressHint')}
        type="url"
        pattern="https://.+"
        maxLength={300}
        value={values.appointment_room ?? ''}
        onChange={({ target }) => change({ appointment_room: target.value.trim() || null })}
      />
      <Checkbox
        label={t('room.each')}
        hint={t('room.eachHint')}
        checked={values.appointment_room_each}
        onChange={({ target }) => change({ appointment_room_each: target.checked })}
      />
      <TextField
        label={t('room.hold')}
        hint={t('room.holdHint')}
        type="number"
        required
        min={1}
        max={168}
        value={values.appointment_hold_hours}
        onChange={({ target }) => change({ appointment_hold_hours: target.valueAsNumber })}
      />
      <SaveRow saving={saving} />
    </form>
  );
}
