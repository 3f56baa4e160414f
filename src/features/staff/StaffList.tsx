import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/failureText';
import { LoadFailed } from '@/ui/LoadFailed';
import { Spinner } from '@/ui/Spinner';
import { staffKeys, staffOptions } from './queries';
import { StaffRow } from './StaffRow';

/** Everybody with a role. @param ownId who looks at it, whose own role stays as it is. */
export function StaffList({ ownId }: { ownId: string }) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const { data, error, refetch } = useQuery(staffOptions());

  if (!data) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {`No se ha podido cargar el equipo. ${failureText(error)}`}
      </LoadFailed>
    );
  }
  return (
    <section aria-label="Equipo">
      <p role="status" className="mb-2">
        {said || (data.length === 1 ? '1 persona' : `${data.length} personas`)}
      </p>
      <ul className="grid gap-3">
        {data.map((member) => (
          <StaffRow
            key={member.userId}
            member={member}
            own={member.userId === ownId}
            onChanged={(text) => {
              setSaid(text);
              void client.invalidateQueries({ queryKey: staffKeys.all });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
