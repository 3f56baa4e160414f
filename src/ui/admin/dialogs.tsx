import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { cx } from '@/ui/classes';
import { Dialog } from '@/ui/Dialog';
import { Button, Problem, TextField } from './controls';

interface TitledDialogProps {
  title: ReactNode;
  onClose: () => void;
  /** 'wide' for what is read in it, 'widest' for what is read in two columns, 'full' for a whole page. */
  size?: keyof typeof SIZES;
  /** Whether it has a button to close it in its heading; default: one to read in. */
  closable?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const SIZES = {
  narrow: 'w-[min(32rem,calc(100%-2rem))] p-6',
  middle: 'w-[min(44rem,calc(100%-2rem))] p-6',
  wide: 'max-h-[calc(100svh-2rem)] w-[min(52rem,calc(100%-2rem))] p-4 sm:p-6',
  widest: 'max-h-[calc(100svh-2rem)] w-[min(64rem,calc(100%-2rem))] p-4 sm:p-6',
  full: 'h-[calc(100svh-2rem)] w-[min(72rem,calc(100%-2rem))] flex-col p-4 open:flex',
};

/** The frame of the admin area's dialogs, all of which are rendered while they are open. */
export function TitledDialog({
  title,
  onClose,
  size = 'narrow',
  closable = size === 'wide' || size === 'full',
  className = 'bg-white',
  children,
}: TitledDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={id}
      className={cx('m-auto rounded-lg', SIZES[size], className)}
    >
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {closable && <Button onClick={onClose}>{t('common.close')}</Button>}
      </header>
      {children}
    </Dialog>
  );
}

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'title'> {
  label: ReactNode;
  /** The dialog's. */
  title: string;
  size?: TitledDialogProps['size'];
  /** What is in the dialog. @param close closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { label, title, size = 'wide', children, ...button } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <TitledDialog {...{ title, size }} onClose={close}>
          {children(close)}
        </TitledDialog>
      )}
    </>
  );
}

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

/** Asks for confirmation before an action. */
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
