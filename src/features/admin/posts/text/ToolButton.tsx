import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { cx } from '@/ui/cx';

interface ToolButtonProps {
  name: string;
  keys?: string | undefined;
  icon: LucideIcon;
  disabled: boolean;
  pressed?: boolean | undefined;
  onClick: () => void;
}

/** A button of the toolbar; its name and keys are its tooltip. */
export function ToolButton({
  name,
  keys,
  icon: Icon,
  disabled,
  pressed,
  onClick,
}: ToolButtonProps) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={name}
      aria-pressed={pressed}
      title={keys ? `${name} (${keys})` : name}
      disabled={disabled}
      onClick={onClick}
      className={cx(
        'grid size-11 place-items-center rounded disabled:opacity-40 max-sm:w-full',
        pressed ? 'bg-ink-800 text-white' : 'hover:bg-limestone-200',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  );
}
