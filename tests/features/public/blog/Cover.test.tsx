import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from '@/features/public/blog/Cover';
import { AFTER_FIRST_SCREEN } from '@/hydration/firstScreen';

const MARK = `id="${AFTER_FIRST_SCREEN}"`;

it.each(['/images/a.svg', ''])(
  'the cover in the first screen ends it, with the image "%s"',
  (src) => {
    expect(renderToStaticMarkup(<Cover src={src} eager />)).toContain(MARK);
    expect(renderToStaticMarkup(<Cover src={src} />)).not.toContain(MARK);
  },
);
