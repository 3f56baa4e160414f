import { Section } from '@/ui/Section';
import { useCategoryName } from '../categoryNames';
import type { PostSummary } from '../post';
import { PostCard } from './PostCard';

interface PostCardsProps {
  id: string;
  heading: string;
  posts: PostSummary[];
}

/** A section of a few posts below something else. Optional content: renders nothing without posts. */
export function PostCards({ id, heading, posts }: PostCardsProps) {
  const nameOf = useCategoryName();
  if (posts.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id={id} heights={[106, 39, 39]} tone="stone" heading={heading}>
        {/* Two columns show no third post alone. */}
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:nth-child(3)]:hidden">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
