import type { ReactNode } from 'react';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { unitName } from './names';
import type { StaleText } from './plan';

interface StaleTextsProps {
  texts: readonly StaleText[];
  /** Where the older Spanish text was. */
  wasIn: string;
  /** Why the translation cannot be taken, and what to do instead. */
  children: ReactNode;
}

/** Why a translation cannot be taken: the Spanish text that it is for beside that of the editor. */
export function StaleTexts({ texts, wasIn, children }: StaleTextsProps) {
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-semibold text-terracotta-700">{children}</p>
      <div
        {...scrollRegion('Textos que han cambiado')}
        className="grid max-h-[45svh] gap-3 overflow-y-auto"
      >
        {texts.map(({ id, was, now }) => (
          <section key={id} className="rounded border border-limestone-300 p-3">
            <h3 className="font-sans font-semibold">{unitName(id)}</h3>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Text label={wasIn} text={was} />
              <Text label="Ahora" text={now} />
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-700">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text || 'No está.'}</dd>
    </div>
  );
}
