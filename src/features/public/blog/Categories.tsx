import { Fragment } from 'react';
import type { CategoryName } from './categoryNames';
import { type PostSummary, shownCategories } from './post';

/** A post's categories, separated by dots, in the page's language. */
export function Categories({ post, nameOf }: { post: PostSummary; nameOf: CategoryName }) {
  const names = shownCategories(post).map(nameOf);
  if (names.every(({ lang }) => !lang)) return names.map(({ text }) => text).join(' · ');
  return names.map(({ text, ...attributes }, index) => (
    <Fragment key={text}>
      {index > 0 && <span> · </span>}
      <span {...attributes}>{text}</span>
    </Fragment>
  ));
}
