import { SmartphoneNfc } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { ConfirmedAction } from './ConfirmedAction';
import { resetFactor, type StaffMember } from './queries';

const t = adminTexts('staff');

interface ResetFactorProps {
  member: StaffMember;
  /** Called with a message about what was done. */
  onDone: (announcement: string) => void;
}

/** Removes somebody's second factor after a lost phone; a new one is added at the next sign-in. */
export function ResetFactor({ member: { userId, email }, onDone }: ResetFactorProps) {
  return (
    <ConfirmedAction
      icon={SmartphoneNfc}
      label={t('resetFactor.label')}
      accessibleLabel={t('resetFactor.labelOf', { email })}
      title={t('resetFactor.title')}
      confirm={t('resetFactor.confirm')}
      action={() => resetFactor(userId)}
      onDone={() => onDone(t('resetFactor.done', { email }))}
    >
      <p>
        <AdminText
          of="staff"
          text="resetFactor.about"
          elements={{ email: <bdi dir="ltr" /> }}
          values={{ email }}
        />
      </p>
    </ConfirmedAction>
  );
}
