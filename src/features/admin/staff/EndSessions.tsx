import { MonitorX } from 'lucide-react';
import { ConfirmedAction } from './ConfirmedAction';
import { endSessions, type StaffMember } from './queries';

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
      label="Cerrar sesiones"
      accessibleLabel={`Cerrar sesiones de ${email}`}
      title="Cerrar sus sesiones"
      confirm="Cerrar sesiones"
      action={() => endSessions(userId)}
      onDone={() => onDone(`Sesiones de ${email} cerradas.`)}
    >
      <p>
        <bdi dir="ltr">{email}</bdi> tendrá que volver a entrar en todos sus dispositivos. Si
        alguien puede conocer su contraseña, pídale que la cambie.
      </p>
    </ConfirmedAction>
  );
}
