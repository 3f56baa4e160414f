import { describe, expect, it } from 'vitest';
import { siteLinksOf } from '@/features/admin/posts/links/siteLinks';
import { blankValues } from '@/features/admin/posts/post';
import { OTHER } from '../../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';

const linksOf = (content: string, other = '') =>
  siteLinksOf(
    { ...blankValues('2026-11-10'), content, [`content_${OTHER}`]: other },
    'https://firma.example',
  ).map(({ language, href, post, section, kind }) => [language, href, post, section, kind]);

describe('siteLinksOf', () => {
  it('finds pages and posts of this site by path or whole address, in each language', () => {
    const text = `[a](${pathOf('contact', SOURCE_LANGUAGE)}), [b](https://firma.example/blog/nie) y [c](https://boe.es/x)`;
    expect(linksOf(text, `> - [d](/${OTHER}/blog?post=nie#x)`)).toEqual([
      [SOURCE_LANGUAGE, pathOf('contact', SOURCE_LANGUAGE), undefined, '', 'page'],
      [SOURCE_LANGUAGE, 'https://firma.example/blog/nie', 'nie', '', 'page'],
      [OTHER, `/${OTHER}/blog?post=nie#x`, 'nie', 'x', 'page'],
    ]);
  });

  it('tells files from pages, and marks addresses that the site does not have', () => {
    expect(linksOf('[a](/contcto) [b](/feed.xml) [c](/contcto)')).toEqual([
      [SOURCE_LANGUAGE, '/contcto', undefined, '', 'nothing'],
      [SOURCE_LANGUAGE, '/feed.xml', undefined, '', 'file'],
    ]);
  });
});
