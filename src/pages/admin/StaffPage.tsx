import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '@/features/admin/auth/SessionProvider';
import {
  ROLE_OPTIONS,
  staffOptions,
  staffProblem,
  type StaffRole,
} from '@/features/admin/staff/queries';
import { StaffRow } from '@/features/admin/staff/StaffRow';
import { staff as t } from '@/admin-texts';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Pending, Refusal } from '@/lib/admin/requests';
import { sendPasswordLink } from '@/lib/admin/sendPasswordLink';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { AdminPage, Panel } from '@/ui/admin/page';
import { SelectField, TextField } from '@/ui/admin/controls';

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

/** Invites a person to the staff by a mail to set a password. */
function InviteForm() {
  const [invited, setInvited] = useState('');

  async function invite({ email: typed = '', role }: Record<string, string>) {
    const email = typed.trim();
    if (!isMailAddress(email)) throw new Refusal(t('hints.bad_email'));
    await call('invite_staff', { email, role: role as StaffRole });
    await sendPasswordLink(email).catch((cause: unknown) => {
      throw new Refusal(t('invite.notSent', { reason: failureText(cause) }), { cause });
    });
    setInvited(email);
  }

  return (
    <Panel title={t('invite.title')}>
      <DataForm
        className="grid gap-4 sm:grid-cols-[2fr_1fr]"
        save={invite}
        adds
        failed={staffProblem}
        label={t('invite.submit')}
        savedLabel={t('invite.sent', { email: invited })}
      >
        {/* Not of the type, by which the browser would say in its own words what is wrong. */}
        <TextField
          name="email"
          inputMode="email"
          label={t('fields.mail_address')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_MAIL_ADDRESS}
          required
        />
        <SelectField
          name="role"
          label={<span className="text-base">{t('invite.role')}</span>}
          options={ROLE_OPTIONS}
        />
        <p className="text-sm text-ink-700 sm:col-span-2">{t('invite.hint')}</p>
      </DataForm>
    </Panel>
  );
}
