import { adminTexts } from '@/lib/admin/texts';
import { cx } from '@/ui/cx';
import type { ReplyTemplate } from './template';

const t = adminTexts('enquiries');

interface QuickTemplatesProps {
  templates: readonly ReplyTemplate[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The templates that this person has used last, one press away. */
export function QuickTemplates({ templates, chosen, onChoose }: QuickTemplatesProps) {
  if (templates.length === 0) return null;
  return (
    <div role="group" aria-label={t('replies.quick')} className="flex flex-wrap gap-2">
      {templates.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={cx(
            'min-h-9 rounded-full border border-ink-600 px-3 text-sm [overflow-wrap:anywhere] hover:bg-limestone-100',
            id === chosen && 'on-dark bg-ink-800 text-white hover:bg-ink-800',
          )}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
