import { adminTexts } from '@/admin-texts';
import { type Setting, SettingsForm } from '@/lib/admin/SettingsForm';
import { appointmentSettingsKey } from './queries';

const t = adminTexts('firm');

const FIELDS: readonly Setting[] = [
  {
    name: 'appointment_room',
    label: t('room.address'),
    hint: t('room.addressHint'),
    type: 'url',
    pattern: 'https://.+',
    maxLength: 300,
  },
  {
    name: 'appointment_room_each',
    label: t('room.each'),
    hint: t('room.eachHint'),
    type: 'checkbox',
  },
  {
    name: 'appointment_hold_hours',
    label: t('room.hold'),
    hint: t('room.holdHint'),
    type: 'number',
    min: 1,
    max: 168,
  },
];

/** Where video consultations take place, and how long a request keeps its time. */
export const RoomForm = () => <SettingsForm fields={FIELDS} dependent={appointmentSettingsKey} />;
