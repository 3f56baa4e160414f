import { SmartphoneNfc } from 'lucide-react';
import { ConfirmedAction } from './ConfirmedAction';
import { resetFactor, type StaffMember } from './queries';

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
      label="Restablecer segundo paso"
      accessibleLabel={`Restablecer segundo paso de ${email}`}
      title="Restablecer el segundo paso"
      confirm="Restablecer"
      action={() => resetFactor(userId)}
      onDone={() => onDone(`Segundo paso de ${email} restablecido.`)}
    >
      <p>
        Hágalo solo si <bdi dir="ltr">{email}</bdi> ha perdido su teléfono y se lo ha pedido en
        persona o por una voz que conoce. Sus sesiones se cierran, y añadirá el teléfono nuevo al
        entrar con su contraseña.
      </p>
    </ConfirmedAction>
  );
}
