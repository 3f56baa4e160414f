import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PostHead } from '@/features/blog/PostHead';
import { postOptions } from '@/features/blog/queries';
import { useLanguage } from '@/i18n/LanguageProvider';
import { PageHead } from '@/i18n/PageHead';
import NotFoundPage from './NotFoundPage';

export default function PostPage() {
  const { slug = '' } = useParams();
  const { language } = useLanguage();
  const { data: post } = useQuery(postOptions(slug, language));
  if (post === null) return <NotFoundPage />;
  return post ? <PostHead post={post} /> : <PageHead page="blog" noindex />;
}
