import { type ReactNode, useId } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/Dialog';

const t = adminTexts('admin');

interface TitledDialogProps {
  title: ReactNode;
  onClose: () => void;
  /** 'wide' for what is read in it, 'widest' for what is read in two columns. */
  size?: keyof typeof SIZES;
  /** Whether it has a button to close it in its heading; default: a wide one. */
  closable?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const SIZES = {
  narrow: 'w-[min(32rem,calc(100%-2rem))] p-6',
  middle: 'w-[min(44rem,calc(100%-2rem))] p-6',
  wide: 'max-h-[calc(100svh-2rem)] w-[min(52rem,calc(100%-2rem))] p-4 sm:p-6',
  widest: 'max-h-[calc(100svh-2rem)] w-[min(64rem,calc(100%-2rem))] p-4 sm:p-6',
};

/**
 * The frame of the admin area's dialogs: a heading that names it, and its content. It is rendered
 * while it is open.
 */
export function TitledDialog({
  title,
  onClose,
  size = 'narrow',
  closable = size === 'wide',
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
