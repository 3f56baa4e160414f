import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { staffOptions } from './queries';
import { StaffRow } from './StaffRow';

const t = adminTexts('staff');

/** Everybody with a role. @param ownId the signed-in person, who cannot change their own role. */
export function StaffList({ ownId }: { ownId: string }) {
  const [announcement, setAnnouncement] = useState('');
  const { data, error, refetch } = useQuery(staffOptions());

  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  return (
    <section aria-label={t('screens.staff')}>
      <p role="status" className="mb-2">
        {announcement || t('people', { count: data.length })}
      </p>
      <ul className="grid gap-3">
        {data.map((member) => (
          <StaffRow
            key={member.user_id}
            member={member}
            own={member.user_id === ownId}
            onChanged={setAnnouncement}
          />
        ))}
      </ul>
    </section>
  );
}
