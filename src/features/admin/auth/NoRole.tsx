import { useState } from 'react';
import { auth as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { Button, Problem } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { useSession } from './SessionProvider';

interface NoRoleProps {
  /** Whether it renders inside the admin layout, which already has the page's landmarks. */
  inside: boolean;
  /** Set where the role failed to load. */
  onRetry?: () => void;
}

/** Shown to a signed-in person whose role does not allow the page, or could not be read. */
export function NoRole({ inside, onRetry }: NoRoleProps) {
  const Box = inside ? 'div' : 'main';
  const { person, leave } = useSession();
  const [problem, setProblem] = useState('');

  return (
    <Box className="mx-auto grid min-h-[60svh] max-w-prose content-center gap-4 p-6 text-center">
      <AdminTitle screen={t('noRole.title')} />
      <h1 className="text-3xl">{onRetry ? t('noRole.unchecked') : t('noRole.title')}</h1>
      <p>{onRetry ? t('noRole.unreachable') : t('noRole.about', { email: person?.email ?? '' })}</p>
      <Problem>{problem}</Problem>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <a href="/" className={buttonClass('secondary')}>
          {t('noRole.site')}
        </a>
        <Button
          variant="quiet"
          onClick={() =>
            void leave('local').catch((error: unknown) => setProblem(failureText(error)))
          }
        >
          {t('menu.signOut')}
        </Button>
      </p>
    </Box>
  );
}
