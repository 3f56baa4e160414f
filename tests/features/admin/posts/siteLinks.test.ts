import { describe, expect, it } from 'vitest';
import { siteLinksOf } from '@/features/admin/posts/links/siteLinks';
import { blankValues } from '@/features/admin/posts/post';

const linksOf = (content: string, content_de = '') =>
  siteLinksOf({ ...blankValues('2026-11-10'), content, content_de }, 'https://firma.example').map(
    ({ language, href, post, isPage }) => [language, href, post, isPage],
  );

describe('siteLinksOf', () => {
  it('finds pages and posts of this site by path or whole address, in each language', () => {
    const text = '[a](/contacto), [b](https://firma.example/blog/nie) y [c](https://boe.es/x)';
    expect(linksOf(text, '> - [d](/de/blog?post=nie#x)')).toEqual([
      ['es', '/contacto', undefined, true],
      ['es', 'https://firma.example/blog/nie', 'nie', true],
      ['de', '/de/blog?post=nie#x', 'nie', true],
    ]);
  });

  it('marks addresses that the site does not have; files are not pages', () => {
    expect(linksOf('[a](/contcto) [b](/feed.xml) [c](/contcto)')).toEqual([
      ['es', '/contcto', undefined, false],
      ['es', '/feed.xml', undefined, true],
    ]);
  });
});
