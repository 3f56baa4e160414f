import { Fragment } from 'react';
import { useCategoryName } from './categoryNames';
import { type PostSummary, shownCategories } from './post';

/** A post's categories, separated by dots, in the page's language. */
export function Categories({ post }: { post: PostSummary }) {
  const nameOf = useCategoryName();
  return shownCategories(post).map((category, index) => {
    const { text, ...attributes } = nameOf(category);
    return (
      <Fragment key={category}>
        {index > 0 && <span> · </span>}
        <span {...attributes}>{text}</span>
      </Fragment>
    );
  });
}
