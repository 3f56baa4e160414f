import { useEffect, useRef, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';

const t = adminTexts('post-translation');

/** The address of a link that was just made, to copy: it cannot be shown again. */
export function NewAddress({ address, canWrite }: { address: string; canWrite: boolean }) {
  const [outcome, setOutcome] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It appears below the button, often below the window, and closing the dialog would lose it.
    box.current?.querySelector('input')?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(t('newAddress.copied'));
    } catch {
      setOutcome(t('newAddress.notCopied'));
    }
  }
  return (
    <div ref={box} className="flex flex-wrap items-end gap-3 rounded bg-sea-100 p-3">
      <TextField
        label={t('newAddress.label')}
        hint={canWrite ? t('newAddress.hintWrite') : t('newAddress.hintRead')}
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
