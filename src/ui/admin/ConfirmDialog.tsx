import { TitledDialog } from './TitledDialog';
import { Problem } from './Problem';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';
import { TextField } from './TextField';

const t = adminTexts('admin');

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The label of the confirming button: a verb. */
  confirm: string;
  cancel?: string | undefined;
  /** A word to be typed first, for what cannot be undone. */
  typed?: string | undefined;
  /** Keeps the confirming button disabled. */
  pending?: boolean;
  problem?: string | undefined;
  busy?: boolean;
  /** @param values what the fields among the children have, by their names. */
  onConfirm: (values: Record<string, string>) => void;
  onClose: () => void;
}

/** Asks for confirmation before an action. It is rendered while it is open. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = t('common.cancel'),
  typed,
  pending = false,
  problem,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [word, setWord] = useState('');
  const ready = !pending && !busy && (!typed || word.trim().toUpperCase() === typed);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React an event goes up from a portal, to the form that the dialog is opened from.
    event.stopPropagation();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    if (ready) onConfirm(values as Record<string, string>);
  }

  return (
    <TitledDialog {...{ title, onClose }}>
      <form onSubmit={submit} className="grid gap-4">
        {children}
        {typed && (
          <TextField
            label={t('confirm.type', { word: typed })}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            className="aria-disabled:opacity-40"
            unavailable={!ready}
          >
            {busy ? t('common.moment') : confirm}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}
