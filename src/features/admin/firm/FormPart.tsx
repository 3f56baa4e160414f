import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';

interface FormPartProps {
  title: string;
  /** Sets the fields back to what firm.ts says; undefined while they are that. */
  onRestore: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the form, with a button that sets it back. */
export function FormPart({ title, onRestore, children }: FormPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded bg-white p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {onRestore && (
          <Button variant="quiet" onClick={onRestore}>
            <RotateCcw aria-hidden="true" className="size-4" />
            <AdminText
              of="firm"
              text="form.restore"
              elements={{ which: <span className="sr-only" /> }}
              values={{ title }}
            />
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
