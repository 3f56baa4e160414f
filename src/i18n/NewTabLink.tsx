import type { ComponentProps } from 'react';
import { useTexts } from './language';

/** A link that opens in a new tab, which screen readers say. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  const t = useTexts('common');
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only">{` ${t('newTab')}`}</span>
    </a>
  );
}
