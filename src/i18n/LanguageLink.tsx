import type { ComponentProps, MouseEvent } from 'react';
import type { Language } from '@/site/languages';
import { useLanguage } from './language';
import { storeLanguage } from './visitorLanguage';

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'lang' | 'hrefLang'> {
  code: Language;
  href: string;
  /** Called before the page changes its language. */
  onChoose?: () => void;
}

/**
 * A link to the current page in another language. Following it is a choice, which is stored; a
 * plain click changes the language without leaving the page.
 */
export function LanguageLink({ code, href, onChoose, children, ...props }: LanguageLinkProps) {
  const { language, setLanguage } = useLanguage();

  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      storeLanguage(code);
      return;
    }
    event.preventDefault();
    onChoose?.();
    void setLanguage(code, href);
  };

  return (
    <a
      {...props}
      href={href}
      lang={code}
      hrefLang={code}
      aria-current={code === language ? 'true' : undefined}
      onClick={choose}
      // The middle button opens a new tab, whose URL may not name its language.
      onAuxClick={({ button }) => button === 1 && storeLanguage(code)}
    >
      {children}
    </a>
  );
}
