import { adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { TEXT_FIELDS } from '../schema';
import { SpanishField } from './SpanishField';
import type { SpanishSide } from './useSpanish';

const t = adminTexts('post-text');

/** The Spanish text to unfold, where there is no room beside the translation. */
export function SpanishFold({ spanish }: { spanish: SpanishSide }) {
  return (
    <details className="rounded border border-limestone-300 bg-limestone-50">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        {t('spanish.show')}
        {spanish.toConfirm > 0 && ` ${t('spanish.toConfirm', { number: spanish.toConfirm })}`}
      </summary>
      <div
        {...scrollRegion(t('spanish.label'))}
        className="relative grid max-h-[60svh] gap-4 overflow-y-auto border-t border-limestone-300 p-3"
      >
        {TEXT_FIELDS.map((field) => (
          <SpanishField key={field} field={field} spanish={spanish} />
        ))}
      </div>
    </details>
  );
}
