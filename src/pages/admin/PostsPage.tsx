import { BookA, Plus, Signpost, Tags } from 'lucide-react';
import { Link } from 'wouter';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { PostList } from '@/features/admin/posts/list/PostList';
import { admin as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/page';
import { buttonClass } from '@/ui/classes';

const SCREENS = [
  ['categories', Tags],
  ['vocabulary', BookA],
  ['redirects', Signpost],
] as const;

/** The list of posts, with the actions that need no editor. */
export default function PostsPage() {
  const isAdmin = useRole() === 'admin';
  return (
    <AdminPage
      title={t('screens.posts')}
      actions={
        <>
          {SCREENS.filter(([screen]) => isAdmin || screen !== 'redirects').map(([screen, Icon]) => (
            <Link key={screen} to={adminPath(screen)} className={buttonClass('secondary')}>
              <Icon className="size-5" />
              {t(`${screen}.title`)}
            </Link>
          ))}
          <Link to={adminPath('newPost')} className={buttonClass('primary')}>
            <Plus className="size-5" />
            {t('posts.new')}
          </Link>
        </>
      }
    >
      <PostList />
    </AdminPage>
  );
}
