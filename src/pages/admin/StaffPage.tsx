import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { InviteForm } from '@/features/admin/staff/InviteForm';
import { staffOptions } from '@/features/admin/staff/queries';
import { StaffRow } from '@/features/admin/staff/StaffRow';
import { adminTexts } from '@/admin-texts';
import { Pending } from '@/lib/admin/Pending';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('staff');

/** The staff and their roles; admins only. */
export default function StaffPage() {
  const { person } = useSession();
  const [announcement, setAnnouncement] = useState('');
  const { data, error, refetch } = useQuery(staffOptions());
  return (
    <AdminPage title={t('screens.staff')}>
      <div className="grid gap-6">
        {!data && <Pending {...{ error, refetch }} failed={t('failed')} />}
        {data && (
          <section aria-label={t('screens.staff')}>
            <p role="status" className="mb-2">
              {announcement || t('people', { count: data.length })}
            </p>
            <ul className="grid gap-3">
              {data.map((member) => (
                <StaffRow
                  key={member.user_id}
                  member={member}
                  // Who cannot change their own role.
                  own={member.user_id === person?.id}
                  onChanged={setAnnouncement}
                />
              ))}
            </ul>
          </section>
        )}
        <InviteForm />
      </div>
    </AdminPage>
  );
}
