import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { z } from '@/lib/admin/zod';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { Button } from '@/ui/admin/Button';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { staffProblem } from './problems';
import { inviteStaff, sendAccessMail, staffKeys, type StaffRole } from './queries';
import { ROLE_OPTIONS } from './roles';

const t = adminTexts('staff');

const schema = z.object({
  email: z
    .string()
    .trim()
    .max(MAX_MAIL_ADDRESS, t('invite.tooLong'))
    .refine(isMailAddress, t('invite.wrong')),
  role: z.enum(['admin', 'editor']),
});

/** The account was created, but the mail could not be sent. */
class MailFailed extends Error {}

async function invite({ email, role }: { email: string; role: StaffRole }): Promise<string> {
  await inviteStaff(email, role);
  await sendAccessMail(email).catch((cause: unknown) => {
    throw new MailFailed(failureText(cause), { cause });
  });
  return email;
}

/** Invites a person to the staff by a mail to set a password. */
export function InviteForm() {
  const { register, handleSubmit, reset, formState } = useForm<z.input<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', role: 'editor' },
  });
  const { mutate, error, data, isPending, isSuccess } = useSaving(invite, staffKeys.all, () =>
    reset(),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      className="grid gap-4 rounded bg-white p-4 sm:p-6"
    >
      <h2 className="text-2xl">{t('invite.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label={<span className="text-base">{t('invite.role')}</span>}
          options={ROLE_OPTIONS}
          {...register('role')}
        />
      </div>
      <p className="text-sm text-ink-700">{t('invite.hint')}</p>
      <Problem>
        {error instanceof MailFailed
          ? t('invite.notSent', { reason: error.message })
          : error && staffProblem(error)}
      </Problem>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" unavailable={isPending}>
          {isPending ? t('invite.busy') : t('invite.submit')}
        </Button>
        <p role="status">{isSuccess && t('invite.sent', { email: data })}</p>
      </div>
    </form>
  );
}
