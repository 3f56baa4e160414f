import { Fragment } from 'react';
import type { CategoryName } from './categoryNames';
import { type PostSummary, shownCategories } from './post';

/** A post's categories, separated by dots, in the page's language. */
export function Categories({ post, nameOf }: { post: PostSummary; nameOf: CategoryName }) {
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
