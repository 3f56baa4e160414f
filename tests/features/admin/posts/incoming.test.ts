// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankValues } from '@/features/admin/posts/post';
import type { PostValues } from '@/features/admin/posts/schema';
import { type IncomingText, incomingTexts } from '@/features/admin/posts/sharing/LinkTranslations';
import { type Texts, textsOf, unitsOf } from '@/features/admin/posts/spanish/units';
import { serialize } from '@/lib/admin/markdown/serialize';
import { ANOTHER } from '../../../support/languages';
import { blocksArbitrary as blocks } from '../../../support/markdown';

const post: PostValues = {
  ...blankValues('2026-01-01'),
  title: 'Los plazos',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn *días* hábiles.',
  [`title_${ANOTHER}`]: 'المواعيد',
  [`content_${ANOTHER}`]: 'المهلة 15 يوما.',
};
const NONE: Texts = { title: '', excerpt: '', content: '', image_alt: '' };
const spanish: Texts = { ...NONE, title: post.title, content: post.content };
const came = (texts: Partial<Texts>) => ({ spanish, texts: { ...NONE, ...texts } });
const fieldsOf = (wanted: IncomingText['kind'], texts: Partial<Texts>, values = post) =>
  incomingTexts(came(texts), values, ANOTHER)
    .filter(({ kind }) => kind === wanted)
    .map(({ field }) => field);

describe('a translation from outside', () => {
  it('brings in what it changes, and keeps what is left for later', () => {
    const content = 'المهلة 15 يوما.\n\n## الحساب\n\nأيام العمل';
    expect(fieldsOf('change', { content })).toEqual(['content']);
    expect(fieldsOf('left', { content })).toEqual(['title']);
    expect(fieldsOf('change', { title: 'المواعيد', content: 'المهلة 15\u00a0يوما.' })).toEqual([]);
  });

  it('is refused once the Spanish is another, but for its blanks', () => {
    const blank = { ...post, content: post.content.replace('de 15', 'de\u00a015') };
    expect(fieldsOf('stale', {}, blank)).toEqual([]);
    const changed = { ...post, content: 'El plazo es de 20 días.\n\n## Cómo se cuenta' };
    expect(fieldsOf('stale', {}, changed)).toEqual(['content']);
  });
});

it('the units of a translation stay the same once they are put together', () => {
  const text = fc.string({ unit: 'binary' });
  const content = fc.oneof(text, blocks.map(serialize));
  const texts = fc.record({ title: text, excerpt: text, content, image_alt: text });
  fc.assert(
    fc.property(texts, texts, (source, translation) => {
      const units = unitsOf(source, translation);
      expect(unitsOf(source, { ...translation, ...textsOf(units) })).toEqual(units);
    }),
    { numRuns: 60 },
  );
});
