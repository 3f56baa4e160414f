import { adminTexts } from '@/admin-texts';
import { ChipButton } from '../ChipButton';
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
    <div role="group" aria-label={t('replies.quick')} className="contents">
      {templates.map(({ id, name }) => (
        <ChipButton key={id} pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
        </ChipButton>
      ))}
    </div>
  );
}
