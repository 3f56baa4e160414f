import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { buttonClass } from '@/ui/button';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { Spinner } from '@/ui/Spinner';
import { erasePerson, personOptions } from './queries';

/** To be typed before anything is erased. */
const CONFIRMATION = 'BORRAR';

interface ErasePersonProps {
  enquiry: string;
  onErased: (count: number) => void;
}

/** Permanently erases all enquiries of one person, at their request. */
export function ErasePerson({ enquiry, onErased }: ErasePersonProps) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...personOptions(enquiry), enabled: open });
  const erase = useMutation({
    mutationFn: () => erasePerson(enquiry),
    onSuccess: (count) => {
      setOpen(false);
      onErased(count);
    },
  });
  const problem = error ?? erase.error;

  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'justify-self-start')}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        Borrar los datos de esta persona
      </button>
      <ConfirmDialog
        open={open}
        title="Borrar los datos de esta persona"
        confirm="Borrar para siempre"
        typed={CONFIRMATION}
        pending={!data || data.total === 0}
        busy={erase.isPending}
        problem={problem ? `No se ha borrado nada. ${failureText(problem)}` : undefined}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
      >
        {!data && !error && <Spinner label="Contando..." />}
        {data && (
          <>
            <p className="font-semibold">
              {data.total === 1
                ? 'Se borrará 1 consulta, con sus notas.'
                : `Se borrarán ${data.total} consultas, con sus notas: todas las del mismo correo o teléfono.`}
            </p>
            <div {...scrollRegion('Lo que se borrará')} className="max-h-48 overflow-auto">
              <ul className="list-disc ps-6">
                {data.enquiries.map(({ id, name, createdAt }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>, {formatOfficeDateTime(createdAt)}
                  </li>
                ))}
              </ul>
            </div>
            <p>
              No se puede deshacer. En el historial quedará cuándo y quién las ha borrado, sin los
              datos.
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
