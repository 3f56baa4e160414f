// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Head } from '@/seo/Head';
import { answerRequests, renderInSite } from '../support/renderInSite';

const ID = '10000000-0000-4000-8000-000000000001';
const STORED = `/storage/v1/object/public/post-images/covers/${ID}`;

it.each([
  ['', '1200', '630'],
  [`${STORED}-1600x900-1200-720.webp`, '1600', '900'],
  [`${STORED}-800x600.jpg`, '800', '600'],
  ['/images/old.png', undefined, undefined],
  ['/images/old.png?t=1', undefined, undefined],
])('a link preview is told the size of %j', (image, width, height) => {
  answerRequests(() => Response.json([]));
  renderInSite(<Head title="T" description="D" pathIn={() => '/'} image={image} />);
  const size = (side: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:image:${side}"]`)?.content;
  expect([size('width'), size('height')]).toEqual([width, height]);
});
