import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PostList } from '@/features/posts/PostList';
import { AdminPage } from '@/ui/AdminPage';
import { buttonClass } from '@/ui/button';

/** All posts: find them, and do what needs no editor. */
export default function PostsPage() {
  return (
    <AdminPage
      title="Entradas"
      actions={
        <Link to="/config-blogmr/post/new" className={buttonClass('primary')}>
          <Plus aria-hidden="true" className="size-5" />
          Nueva entrada
        </Link>
      }
    >
      <PostList />
    </AdminPage>
  );
}
