import { useSearchParams } from 'react-router-dom';
import { BlogHead } from '@/features/blog/BlogHead';
import { filterFrom } from '@/features/blog/queries';

export default function BlogPage() {
  const [params] = useSearchParams();
  return <BlogHead filter={filterFrom(params)} />;
}
