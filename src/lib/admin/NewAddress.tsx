import { useEffect, useRef, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { Button, TextField } from '@/ui/admin/controls';
import { copied } from './copied';

interface NewAddressProps {
  address: string;
  /** What it is for, with the advice to copy it now. */
  hint?: string;
}

/** An address that was just made, to copy: it cannot be shown again. */
export function NewAddress({ address, hint = t('newAddress.hint') }: NewAddressProps) {
  const [outcome, setOutcome] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It appears below the button, often below the window, and closing the dialog would lose it.
    box.current?.querySelector('input')?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = async () =>
    setOutcome(t((await copied(address)) ? 'newAddress.copied' : 'newAddress.notCopied'));
  return (
    <div ref={box} className="flex flex-wrap items-end gap-3 rounded bg-sea-100 p-3">
      <TextField
        label={t('newAddress.label')}
        hint={hint}
        className="grow"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t('newAddress.copy')}</Button>
      <p role="status" className="w-full empty:hidden">
        {outcome}
      </p>
    </div>
  );
}
