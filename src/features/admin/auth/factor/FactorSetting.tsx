import { Link } from 'wouter';
import { ActionButton, notSaved } from '@/lib/admin/requests';
import { auth as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { useRole } from '../RoleGuard';
import { useAccess } from '../SessionProvider';
import { saveRequireFactor } from './queries';

/** Switches whether the staff need a second factor. */
export function FactorSetting() {
  const { data } = useAccess();
  if (!data) return null;
  const { require_factor: requireFactor } = data;
  return (
    <>
      <p>{requireFactor ? t('setting.on') : t('setting.off')}</p>
      <div>
        <ActionButton
          variant={requireFactor ? 'secondary' : 'primary'}
          action={() => saveRequireFactor(!requireFactor)}
          failed={notSaved}
        >
          {requireFactor ? t('setting.switchOff') : t('setting.switchOn')}
        </ActionButton>
      </div>
    </>
  );
}

/** Warns admins, who can require it, on every screen while the firm requires no second factor. */
export function FactorNotice() {
  const role = useRole();
  const { data } = useAccess();
  if (!data || data.require_factor || role !== 'admin') return null;
  return (
    <p className="mb-4 rounded border border-terracotta-600 bg-white px-3 py-2 text-sm">
      {t.rich('notice', {
        settings: <Link to={adminPath('settings')} className="font-semibold underline" />,
      })}
    </p>
  );
}
