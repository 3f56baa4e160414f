import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { daysLater } from '@/site/dates';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { changeBlock, erasuresKeys } from './queries';

/** How many days later a block ends unless another day is chosen. */
const LATER = 365;

interface ChangeBlockProps {
  id: string;
  until: string;
  onClose: () => void;
}

/** Puts the end of a block off, or lifts it, for a reason. */
export function ChangeBlock({ id, until, onClose }: ChangeBlockProps) {
  const client = useQueryClient();
  const [lifts, setLifts] = useState(false);
  const [day, setDay] = useState(() => daysLater(until, LATER));
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => changeBlock(id, reason, lifts ? undefined : day),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: erasuresKeys.all });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Cambiar el plazo del bloqueo"
      confirm={lifts ? 'Levantar el bloqueo' : 'Prorrogar'}
      pending={reason.trim().length < 3 || (!lifts && day <= until)}
      busy={change.isPending}
      problem={change.error ? `No se ha cambiado. ${failureText(change.error)}` : undefined}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <SelectField
        label="Qué se hace"
        value={lifts ? 'lift' : 'extend'}
        options={[
          ['extend', 'Prorrogarlo'],
          ['lift', 'Levantarlo: la consulta vuelve a la lista'],
        ]}
        onChange={(event) => setLifts(event.target.value === 'lift')}
      />
      {!lifts && (
        <TextField
          label="Hasta el"
          type="date"
          required
          min={daysLater(until, 1)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <TextField
        label="Motivo"
        hint="Queda en el registro de accesos."
        required
        maxLength={400}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
