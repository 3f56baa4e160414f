import type { ReactNode } from 'react';
import { InLanguage } from '@/i18n/InLanguage';
import type { Namespace } from '@/i18n/namespaces';
import { admin as t, adminLanguage } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { Spinner } from '@/ui/Spinner';

interface SiteInLanguageProps {
  language: Language;
  /** The namespaces that the children need. */
  namespaces: readonly Namespace[];
  /** What is said if their texts cannot be loaded. */
  failed?: string;
  children: ReactNode;
}

/** Shows the public site's own components in one of its languages. */
export function SiteInLanguage({
  failed = t('preview.failed'),
  children,
  ...texts
}: SiteInLanguageProps) {
  return (
    <InLanguage
      {...texts}
      fallback={(hasFailed) =>
        hasFailed ? (
          <p role="alert" lang={adminLanguage()} dir="ltr" className="p-6">
            {failed}
          </p>
        ) : (
          <Spinner label={t('common.loading')} />
        )
      }
    >
      {children}
    </InLanguage>
  );
}
