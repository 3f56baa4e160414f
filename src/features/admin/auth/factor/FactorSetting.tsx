import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { notSaved } from '@/lib/admin/failures';
import { useSaving } from '@/lib/admin/useSaving';
import { auth as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button, Problem } from '@/ui/admin/Button';
import { adminPath } from '@/site/adminPaths';
import { accessOptions } from '../queries';
import { useRole } from '../RoleGuard';
import { useSession } from '../SessionProvider';
import { saveRequireFactor } from './queries';

/** Switches whether the staff need a second factor. */
export function FactorSetting() {
  const id = useSession().person?.id ?? '';
  const { data } = useQuery(accessOptions(id));
  const { mutate, error, isPending } = useSaving(saveRequireFactor);
  if (!data) return null;
  const { requireFactor } = data;
  return (
    <>
      <p>{requireFactor ? t('setting.on') : t('setting.off')}</p>
      <Problem>{error && notSaved(error)}</Problem>
      <div>
        <Button
          variant={requireFactor ? 'secondary' : 'primary'}
          unavailable={isPending}
          onClick={() => mutate(!requireFactor)}
        >
          {requireFactor ? t('setting.switchOff') : t('setting.switchOn')}
        </Button>
      </div>
    </>
  );
}

/** Warns admins, who can require it, on every screen while the firm requires no second factor. */
export function FactorNotice() {
  const role = useRole();
  const { data } = useQuery(accessOptions(useSession().person?.id ?? ''));
  if (!data || data.requireFactor || role !== 'admin') return null;
  return (
    <p className="mb-4 rounded border border-terracotta-600 bg-white px-3 py-2 text-sm">
      <AdminText
        of="auth"
        text="notice"
        elements={{
          settings: <Link to={adminPath('settings')} className="font-semibold underline" />,
        }}
      />
    </p>
  );
}
