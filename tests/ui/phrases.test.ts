import { describe, expect, it } from 'vitest';
import { phrasesOf } from '@/ui/phrases';
import { useBackend } from '../support/backend';
import { localeFile } from '../support/locales';

const db = useBackend({ seed: true });

/** What a phone shows of a page's title in one line. */
const CHARACTERS_OF_A_LINE = 9;

/** A browser breaks after punctuation by itself. */
const runsOf = (heading: string) =>
  phrasesOf(heading).flatMap((phrase) => phrase.split(/(?<=[，：、。？！）》”])/u));

describe('the phrases of a heading', () => {
  it('end where a Chinese reader would pause', () => {
    expect(phrasesOf('地中海畔的律师，用您的语言为您服务。')).toEqual([
      '地中海畔的',
      '律师，',
      '用您的',
      '语言',
      '为您服务。',
    ]);
    expect(phrasesOf('接受还是放弃遗产：债务、期限与清单')).toEqual([
      '接受',
      '还是',
      '放弃遗产：债务、期限',
      '与清单',
    ]);
  });

  it('make up the whole text, and other scripts stay whole', () => {
    const mixed = '马里纳阿尔塔外国人身份号码（NIE）办理实用指南';
    expect(phrasesOf(mixed).join('')).toBe(mixed);
    expect(phrasesOf('Was Sie vor der Unterschrift prüfen')).toHaveLength(1);
    expect(phrasesOf('')).toEqual(['']);
  });

  it("fit a phone's line in every Chinese title of the demo", async () => {
    const { hero, about } = JSON.parse(localeFile('zh', 'common')) as Record<
      string,
      Record<string, string>
    >;
    const posts = await db.sql('select title_zh from public.blog_posts');
    const titles = [hero?.tagline, about?.heading, ...posts.map((post) => post.title_zh)].map(
      String,
    );
    expect(titles).toHaveLength(23);
    const tooLong = titles
      .flatMap(runsOf)
      .filter((run) => (run.match(/\p{Script=Han}/gu) ?? []).length > CHARACTERS_OF_A_LINE);
    expect(tooLong).toEqual([]);
  });
});
