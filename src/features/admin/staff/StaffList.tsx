import { Pending } from '@/lib/admin/Pending';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffKeys, staffOptions } from './queries';
import { StaffRow } from './StaffRow';

/** Everybody with a role. @param ownId the signed-in person, who cannot change their own role. */
export function StaffList({ ownId }: { ownId: string }) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const { data, error, refetch } = useQuery(staffOptions());

  if (!data) return <Pending {...{ error, refetch }} failed="No se ha podido cargar el equipo." />;
  return (
    <section aria-label="Equipo">
      <p role="status" className="mb-2">
        {announcement || (data.length === 1 ? '1 persona' : `${data.length} personas`)}
      </p>
      <ul className="grid gap-3">
        {data.map((member) => (
          <StaffRow
            key={member.userId}
            member={member}
            own={member.userId === ownId}
            onChanged={(text) => {
              setAnnouncement(text);
              void client.invalidateQueries({ queryKey: staffKeys.all });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
