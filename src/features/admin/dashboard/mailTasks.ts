import { mailName } from '@/lib/admin/mailName';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import type { Work } from './queries';
import { since, type Task } from './task';

const t = adminTexts('dashboard');

/** Those without a sender are one line, which says so. */
export function mailTasks({ mails, mailsGoNowhere }: Work, now: Date): Task[] {
  if (!mailsGoNowhere) return (mails ?? []).map(mailTask);
  return [
    {
      kind: 'mail',
      title: t('mail.nowhere'),
      to: adminPath('settings'),
      due: now,
      presses: true,
    },
  ];
}

function mailTask({
  kind,
  count,
  since: at,
  enquiry,
  givenUp,
}: Exclude<Work['mails'], null>[0]): Task {
  const name = mailName(kind);
  return {
    kind: 'mail',
    title: t(givenUp ? 'mail.givenUp' : 'mail.retried', {
      mail: count === 1 ? name : `${name} (${count})`,
    }),
    to: enquiry ? adminPath('enquiries', { id: enquiry }) : adminPath('settings'),
    when: since(at),
    due: new Date(at),
    presses: true,
  };
}
