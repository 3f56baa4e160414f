import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Refusal } from '@/lib/admin/failureText';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { Panel } from '@/ui/admin/Panel';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { staffProblem } from './problems';
import { inviteStaff, sendAccessMail, staffKeys, type StaffRole } from './queries';
import { ROLE_OPTIONS } from './roles';

const t = adminTexts('staff');

/** Invites a person to the staff by a mail to set a password. */
export function InviteForm() {
  const [invited, setInvited] = useState('');

  async function invite({ email: typed = '', role }: Record<string, string>) {
    const email = typed.trim();
    if (!isMailAddress(email)) throw new Refusal(t('invite.wrong'));
    await inviteStaff(email, role as StaffRole);
    await sendAccessMail(email).catch((cause: unknown) => {
      throw new Refusal(t('invite.notSent', { reason: failureText(cause) }), { cause });
    });
    setInvited(email);
  }

  return (
    <Panel title={t('invite.title')}>
      <DataForm
        className="grid gap-4 sm:grid-cols-[2fr_1fr]"
        save={invite}
        changes={staffKeys.all}
        adds
        failed={staffProblem}
        label={t('invite.submit')}
        busyLabel={t('invite.busy')}
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
