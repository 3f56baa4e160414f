import type { ReactNode } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { firm } from '@/site/firm';

interface ReviewHeaderProps {
  title: string;
  expiresAt: string;
  children?: ReactNode;
}

/** The head of a page that is opened by link. */
export function ReviewHeader({ title, expiresAt, children }: ReviewHeaderProps) {
  return (
    <header lang="es" dir="ltr" className="grid gap-2 border-b border-limestone-300 bg-white p-4">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-serif text-xl">{firm.name}</span>
        <span className="font-semibold">{title}</span>
      </p>
      <p className="text-sm text-ink-700">
        Este enlace es solo para usted: no lo reenvíe. Vale hasta el{' '}
        {formatOfficeDateTime(expiresAt)}.
      </p>
      {children}
    </header>
  );
}
