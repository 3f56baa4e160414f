import { BookA, Plus, Signpost, Tags } from 'lucide-react';
import { Link } from 'wouter';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { PostList } from '@/features/admin/posts/list/PostList';
import { admin as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/AdminPage';
import { buttonClass } from '@/ui/button';

/** The list of posts, with the actions that need no editor. */
export default function PostsPage() {
  const role = useRole();
  return (
    <AdminPage
      title={t('screens.posts')}
      actions={
        <>
          <Link to={adminPath('categories')} className={buttonClass('secondary')}>
            <Tags aria-hidden="true" className="size-5" />
            {t('categories.title')}
          </Link>
          <Link to={adminPath('vocabulary')} className={buttonClass('secondary')}>
            <BookA aria-hidden="true" className="size-5" />
            {t('vocabulary.title')}
          </Link>
          {role === 'admin' && (
            <Link to={adminPath('redirects')} className={buttonClass('secondary')}>
              <Signpost aria-hidden="true" className="size-5" />
              {t('redirects.title')}
            </Link>
          )}
          <Link to={adminPath('newPost')} className={buttonClass('primary')}>
            <Plus aria-hidden="true" className="size-5" />
            {t('posts.new')}
          </Link>
        </>
      }
    >
      <PostList />
    </AdminPage>
  );
}
