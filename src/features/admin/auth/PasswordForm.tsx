import { DataForm } from '@/lib/admin/DataForm';
import { failureText } from '@/lib/admin/failures';
import { auth as t } from '@/admin-texts';
import { PasswordFields } from '@/ui/admin/PasswordFields';
import { NEW_PASSWORD, newPasswordOf } from './passwords';
import { setPassword } from './queries';

const CURRENT = {
  name: 'current',
  label: t('passwords.current'),
  autoComplete: 'current-password',
};

/** Changes the password of the signed-in person, who types the current one first. */
export function PasswordForm({ email }: { email: string }) {
  return (
    <DataForm
      className="grid max-w-md gap-4"
      save={async (values) => setPassword(await newPasswordOf(values, email), values.current)}
      // The other sessions, which the page lists, end.
      adds
      failed={failureText}
      label={t('passwords.change')}
      savedLabel={t('passwords.changed')}
    >
      {/* For password managers, which store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordFields fields={[CURRENT, ...NEW_PASSWORD]} />
    </DataForm>
  );
}
