import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankValues } from '@/features/admin/posts/post';
import type { PostValues } from '@/features/admin/posts/schema';
import { planIncoming, textsIn } from '@/features/admin/posts/sharing/plan';
import { type Texts, textsOf, unitsOf } from '@/features/admin/posts/spanish/units';
import { serialize } from '@/lib/admin/markdown/serialize';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';
import { blocksArbitrary as blocks } from '../../../support/markdown';

const post: PostValues = {
  ...blankValues('2026-01-01'),
  title: 'Los plazos',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn *días* hábiles.',
  [`title_${ANOTHER}`]: 'المواعيد',
  [`content_${ANOTHER}`]: 'المهلة 15 يوما.',
};
const spanish = textsIn(post, SOURCE_LANGUAGE);
const none: Texts = { title: '', excerpt: '', content: '', image_alt: '' };
const plan = (texts: Partial<Texts>, values = post) =>
  planIncoming({ spanish, texts: { ...none, ...texts } }, values, ANOTHER);

describe('a translation from outside', () => {
  it('brings in what it changes, keeps what is left for later, and names lost signs', () => {
    const content = 'المهلة 15 يوما.\n\n## الحساب\n\nأيام العمل';
    expect(plan({ content })).toEqual({
      kind: 'changes',
      texts: { content },
      unfinished: ['title'],
      unlike: ['content-3'],
    });
    expect(plan({ title: 'المواعيد' })).toMatchObject({ kind: 'changes', texts: {} });
  });

  it('is refused with both texts once the Spanish is another, but for its blanks', () => {
    const blank = { ...post, content: post.content.replace('de 15', 'de\u00a015') };
    expect(plan({ title: 'العنوان' }, blank).kind).toBe('changes');
    const changed = { ...post, content: 'El plazo es de 20 días.\n\n## Cómo se cuenta' };
    expect(plan({ title: 'العنوان' }, changed)).toEqual({
      kind: 'stale',
      texts: [
        { id: 'content-1', was: 'El plazo es de 15 días.', now: 'El plazo es de 20 días.' },
        { id: 'content-3', was: 'En *días* hábiles.', now: '' },
      ],
    });
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
