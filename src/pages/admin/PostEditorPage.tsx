import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { PostEditor } from '@/features/admin/posts/editor/PostEditor';
import { editablePostOptions } from '@/features/admin/posts/queries';
import { PostOnSite } from '@/features/admin/publication/PostOnSite';
import { Pending } from '@/lib/admin/requests';
import { admin as t } from '@/admin-texts';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/page';
import { buttonClass } from '@/ui/classes';

const PostPreview = lazy(() => import('./PostPreview'));

/** Creates or edits a post. */
export default function PostEditorPage() {
  const { id } = useParams();
  const [, navigate] = useLocation();
  // A new post that was saved stays in the same editor under its own path, which comes later. No link of the editor
  // leads to another new post.
  const [newId] = useState(() => crypto.randomUUID() as string);
  const isNew = id === undefined || id === newId;
  const postId = id ?? newId;
  const query = useQuery({ ...editablePostOptions(postId), enabled: !isNew });

  if (isNew || query.data) {
    return (
      <PostEditor
        key={postId}
        id={postId}
        post={isNew ? null : (query.data ?? null)}
        renderPreview={(values, language) => (
          <PostPreview id={postId} values={values} language={language} />
        )}
        renderOnSite={(version) => <PostOnSite id={postId} version={version} />}
        onCreated={() => navigate(editPostPath(newId), { replace: true })}
      />
    );
  }
  return (
    <AdminPage title={t('posts.edit')}>
      {query.data === null ? (
        <>
          <p className="mb-4">{t('posts.gone')}</p>
          <Link to={adminPath('posts')} className={buttonClass('secondary')}>
            {t('posts.back')}
          </Link>
        </>
      ) : (
        <Pending {...query} />
      )}
    </AdminPage>
  );
}
