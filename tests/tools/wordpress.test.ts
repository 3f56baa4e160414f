import { describe, expect, it } from 'vitest';
import { asCategory } from '../../tools/import/categories';
import { convert } from '../../tools/import/convertText';
import { Report, type SourcePost, type SourceText } from '../../tools/import/model';
import { newPaths } from '../../tools/import/plan';
import { withoutShortcodes, withParagraphs } from '../../tools/import/html';
import { importSource } from '../../tools/import/write';
import { wordpressSource } from '../../tools/import/wordpress';
import { readWxr } from '../../tools/import/wxr';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { slugsOf } from '@/site/slugs';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';
import { OLD_SITE, polylang, wpml, type WxrEntry, wxrOf } from '../support/wordpressExport';

function read(entries: readonly WxrEntry[], options: { zone?: string; terms?: string } = {}) {
  const report = new Report();
  const { zone = 'Europe/Madrid', terms } = options;
  const source = wordpressSource(readWxr(wxrOf(entries, terms)), report, { zone });
  return { report, source, posts: source.posts };
}

const languagesOf = ({ texts }: SourcePost) => Object.keys(texts).sort();

describe('posts in several languages', () => {
  it.each([
    ['Polylang', (language: string, group: string) => ({ terms: polylang(language, group) })],
    ['WPML', (language: string, group: string) => ({ meta: wpml(language, group) })],
  ])('are joined as %s has them', (_, joined) => {
    const { posts } = read([
      { id: 1, title: 'Herencias', ...joined(SOURCE_LANGUAGE, 'a') },
      { id: 2, title: 'Erbrecht', slug: 'erbrecht', ...joined(OTHER, 'a') },
      { id: 3, title: 'Otra', ...joined(SOURCE_LANGUAGE, 'b') },
      { id: 4, title: '中文', ...joined(`${ANOTHER}-xx`, 'b') },
    ]);
    expect(posts.map(languagesOf)).toEqual([
      [OTHER, SOURCE_LANGUAGE].sort(),
      [ANOTHER, SOURCE_LANGUAGE].sort(),
    ]);
    expect(posts[0]?.texts[OTHER]).toMatchObject({
      slug: 'erbrecht',
      addresses: [`${OLD_SITE}/2019/05/erbrecht/`, `${OLD_SITE}/?p=2`],
    });
  });

  it('keep a draft of a translation; what is of another language or no content stays', () => {
    const { posts, report } = read([
      { id: 1, title: 'A', terms: polylang(SOURCE_LANGUAGE, 'a') },
      { id: 2, title: 'B', status: 'draft', terms: polylang(OTHER, 'a') },
      { id: 4, title: 'Quiénes somos', type: 'page' },
      { id: 6, title: 'Zapatos', type: 'product' },
      { id: 7, title: 'Ciao', terms: polylang(UNKNOWN, 'b') },
      // Of the old site's language, without the plugin.
      { id: 8, title: 'Sola' },
    ]);
    expect(
      posts.map(({ texts }) => [texts[SOURCE_LANGUAGE]?.isDraft, texts[OTHER]?.isDraft]),
    ).toEqual([
      [false, true],
      [false, undefined],
    ]);
    for (const left of ['Pages, to be written', 'Entries of plugins', 'In a language that the'])
      expect(report.toString()).toContain(left);
  });
});

it('a post keeps the day of the office, from the time in UTC, or the old site’s where there is none', () => {
  for (const [utc, zone, day, time] of [
    ['2020-06-30 22:30:00', 'Europe/Madrid', '2020-07-01', '00:30'],
    ['0000-00-00 00:00:00', 'Europe/Madrid', '2019-03-31', '02:30'],
  ] as const) {
    const entry = { id: 1, title: 'A', date: '2019-03-31 02:30:00', utc };
    expect(read([entry], { zone }).posts[0]).toMatchObject({ date: day, time });
  }
});

describe('the text of a post', () => {
  it('of the classic editor gets its paragraphs', () => {
    expect(withParagraphs('Uno\ndos\n\n<ul><li>a</li></ul>\nTres')).toBe(
      '<p>Uno<br>dos</p>\n<ul>\n<li>\n<p>a</p>\n</li>\n</ul>\n<p>Tres</p>',
    );
  });

  it('in blocks loses what a plugin makes, and says so', async () => {
    const { report, source } = read([
      { id: 9, title: 'Aviso', type: 'wp_block', content: '<p>Aviso común</p>' },
      {
        id: 1,
        title: 'Bloques',
        content: `<!-- wp:heading --><h2>Título</h2><!-- /wp:heading --><!--more--><!-- wp:block {"ref":9} /--><!-- wp:acme/map {"a":"}"} /--><p>H<sub>2</sub>O</p><iframe src="https://video.example/1"></iframe>`,
      },
    ]);
    await importSource({ source, report, site: undefined, pictures: { host: 'old' } });
    const html = source.posts[0]?.texts[SOURCE_LANGUAGE]?.html;
    expect(html).toContain('Aviso común');
    expect(html).not.toContain('<!--');
    for (const lost of ['<!-- wp:acme/map -->', 'sub- or superscript', 'https://video.example/1'])
      expect(report.toString()).toContain(`«Bloques»: ${lost}`);
  });

  it('keeps the words beside a picture that is a link to its original', async () => {
    const content = '<a href="/a.jpg"><img src="/a-9x9.jpg" alt="Plano"> Ver el plano</a>';
    const { report, source } = read([{ id: 1, title: 'A', content }]);
    const html = await convert(source.posts[0]?.texts[SOURCE_LANGUAGE] as SourceText, {
      ...{ source, report, url: OLD_SITE, linkOf: () => undefined },
      store: (src) => Promise.resolve(src),
    });
    expect(html).toContain('Ver el plano');
  });

  it('keeps what shortcodes enclose, captions and galleries, and lists the others', () => {
    const { html, lost, doubtful } = withoutShortcodes(
      'a [b]dentro[/b] [contact-form-7 id="5"] [caption id="x"]<img src="/1.jpg"> Pie[/caption] [gallery ids="1,2"] [sic] [enlace](https://x.example)',
      (id) => (id === '1' ? '/g.jpg' : undefined),
    );
    expect(html).toBe(
      'a dentro  <figure><img src="/1.jpg"><figcaption>Pie</figcaption></figure> <figure><img src="/g.jpg" alt=""></figure> [sic] [enlace](https://x.example)',
    );
    expect(lost).toEqual(['[b]', '[contact-form-7 id="5"]', '[gallery ids="1,2"]']);
    expect(doubtful).toEqual(['[sic]']);
  });
});

it('nothing leads to a post that was deleted after an earlier run', () => {
  const { posts } = read([{ id: 1, title: 'A' }]);
  const pathsAfter = (earlier?: { id: null; digest: string }) =>
    newPaths(
      posts.map((post) => ({ ...post, slugs: slugsOf({ slug: 'a' }), digest: '', earlier })),
    );
  expect(pathsAfter().size).toBeGreaterThan(0);
  expect(pathsAfter({ id: null, digest: '' }).size).toBe(0);
});

it('a category that is cut to the length of the site’s ends with no blank', () => {
  expect(asCategory(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

it('a file is refused that is another, ends early or declares entities', () => {
  for (const [text, problem] of [
    ['<!DOCTYPE x [<!ENTITY a "aaaa">]><rss><channel/></rss>', 'document type'],
    [wxrOf([]).slice(0, -20), 'not well-formed'],
    ['<rss><channel><title>x</title></channel></rss>', 'no export of WordPress'],
  ] as const)
    expect(() => readWxr(text)).toThrow(problem);
});
