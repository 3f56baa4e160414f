import { MonitorX } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { ConfirmedAction } from './ConfirmedAction';
import { endSessions, type StaffMember } from './queries';

const t = adminTexts('staff');

interface EndSessionsProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Signs a member of staff out everywhere, for instance after a laptop was lost. */
export function EndSessions({ member: { userId, email }, onDone }: EndSessionsProps) {
  return (
    <ConfirmedAction
      icon={MonitorX}
      label={t('sessions.label')}
      accessibleLabel={t('sessions.labelOf', { email })}
      title={t('sessions.title')}
      confirm={t('sessions.label')}
      action={() => endSessions(userId)}
      onDone={() => onDone(t('sessions.done', { email }))}
    >
      <p>
        <AdminText
          of="staff"
          text="sessions.about"
          elements={{ email: <bdi dir="ltr" /> }}
          values={{ email }}
        />
      </p>
    </ConfirmedAction>
  );
}
