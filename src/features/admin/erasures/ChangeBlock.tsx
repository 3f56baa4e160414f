import { useState } from 'react';
import { ReasonDialog } from '@/lib/admin/ReasonDialog';
import { adminTexts } from '@/admin-texts';
import { daysLater } from '@/site/dates';
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
  const [lifts, setLifts] = useState(false);
  const [day, setDay] = useState(() => daysLater(until, LATER));
  return (
    <ReasonDialog
      title={t('change.title')}
      confirm={lifts ? t('change.liftBlock') : t('common.extend')}
      hint={t('change.reasonHint')}
      maxLength={400}
      action={(reason) => changeBlock(id, reason, lifts ? undefined : day)}
      changes={erasuresKeys.all}
      failed={(reason) => t('common.notChanged', { reason })}
      pending={!lifts && day <= until}
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
    </ReasonDialog>
  );
}
