import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { daysLater } from '@/site/dates';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { changeBlock, erasuresKeys } from './queries';

const t = adminTexts('erasures');

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
      title={t('change.title')}
      confirm={lifts ? t('change.liftBlock') : t('change.extend')}
      pending={reason.trim().length < 3 || (!lifts && day <= until)}
      busy={change.isPending}
      problem={change.error ? t('change.failed', { reason: failureText(change.error) }) : undefined}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={t('change.what')}
        value={lifts ? 'lift' : 'extend'}
        options={[
          ['extend', t('change.extendIt')],
          ['lift', t('change.liftIt')],
        ]}
        onChange={(event) => setLifts(event.target.value === 'lift')}
      />
      {!lifts && (
        <TextField
          label={t('until')}
          type="date"
          required
          min={daysLater(until, 1)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <TextField
        label={t('reason')}
        hint={t('change.reasonHint')}
        required
        maxLength={400}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
