// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankValues } from '@/features/admin/posts/post';
import type { PostValues } from '@/features/admin/posts/schema';
import { type Texts, textsOf, unitsOf } from '@/features/admin/posts/spanish/units';
import { planIncoming, unitsIn } from '@/features/admin/posts/incoming/plan';
import { contentOf, readXliff, unitsFor, XliffProblem } from '@/features/admin/posts/xliff/read';
import { writeXliff } from '@/features/admin/posts/xliff/write';
import { serialize } from '@/lib/admin/markdown/serialize';
import { blocksArbitrary as blocks } from '../../../support/markdown';
import { ANOTHER, OTHER } from '../../../support/languages';

const ID = '20000000-0000-4000-8000-000000000001';

const post: PostValues = {
  ...blankValues('2026-01-01'),
  title: 'Los plazos',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn días hábiles.',
  [`title_${ANOTHER}`]: 'المواعيد',
  [`content_${ANOTHER}`]: 'المهلة 15 يوما.',
};
const write = (values: PostValues) =>
  writeXliff({ postId: ID, language: ANOTHER, units: unitsIn(values, ANOTHER) });
const plan = (xml: string, values = post) =>
  planIncoming(unitsFor(xml, ID, ANOTHER), values, ANOTHER);
/** The plan of a file that brings texts in and leaves units unfinished. */
const changes = (brought: Partial<Texts>, ...unfinished: string[]) => ({
  ...{ kind: 'changes', texts: brought, unfinished, unlike: [] },
});
/** A unit of the post's last paragraph with what a translation tool has made of it. */
const withUnit = (segments: string) =>
  write(post).replace(
    /<segment state="initial">\s*<source>En días hábiles.<\/source>\s*<\/segment>/,
    segments,
  );

/** A file whose title has a word ten times, ten times over, and so on ('billion laughs'). */
function growing(xml: string): string {
  const entities = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  );
  const types = `<!DOCTYPE x [<!ENTITY e0 "ja">${entities.join('')}]>`;
  return xml.replace('<xliff', `${types}<xliff`).replace('Los plazos', '&e9;');
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  blocks.map(serialize),
  fc
    .tuple(blocks, fc.string())
    .map(([written, text]) => `${text}\r\n\r\n\r\n${serialize(written)}`),
);
const texts: fc.Arbitrary<Texts> = fc.record({
  title: fc.string({ unit: 'binary' }),
  excerpt: fc.string({ unit: 'binary' }),
  content: anyText,
  image_alt: fc.string({ unit: 'binary' }),
});

describe('XLIFF', () => {
  it('is equal to the byte after a round trip without changes', () => {
    fc.assert(
      fc.property(texts, texts, (spanish, translation) => {
        const written = (of: Texts) =>
          writeXliff({ postId: ID, language: OTHER, units: unitsOf(spanish, of) });
        const first = written(translation);
        const read = readXliff(first);
        const units = unitsOf(spanish, translation).map((unit) => ({
          ...unit,
          target: read.units.get(unit.id)?.target ?? unit.target,
        }));
        const imported = { ...translation, ...textsOf(units) };
        expect(written(imported)).toBe(first);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'but not what a tool has only begun with',
      '<segment state="initial"><source>En días hábiles.</source><target>En días hábiles.</target></segment>',
      changes({}, 'content-2', 'content-3'),
    ],
    [
      'from its segments',
      `<segment id="s1" state="final"><source>En días</source><target>أيام</target></segment>
       <ignorable><source> </source></ignorable>
       <segment id="s2"><source><mrk id="m1">hábiles.</mrk></source><target>العمل</target></segment>`,
      changes({ content: 'المهلة 15 يوما.\n\nأيام العمل' }, 'content-2'),
    ],
    [
      'from many segments in another order',
      Array.from(
        { length: 11 },
        (_, n) =>
          `<segment id="s${n}" state="final"><source>${n ? '' : 'En días hábiles.'}</source><target order="${11 - n}">${n};</target></segment>`,
      ).join(''),
      changes({ content: 'المهلة 15 يوما.\n\n10;9;8;7;6;5;4;3;2;1;0;' }, 'content-2'),
    ],
  ])('brings in the paragraph that was translated, %s', (_, segments, expected) => {
    expect(plan(withUnit(segments))).toEqual(expected);
  });

  it('keeps what the editor has of a paragraph of which a segment is not translated, and names it', () => {
    const values = { ...post, content: 'Uno. Dos.', [`content_${ANOTHER}`]: 'واحد. اثنان.' };
    const xml = write(values).replace(
      /<segment state="translated">\s*<source>Uno.*?<\/segment>/s,
      `<segment state="final"><source>Uno.</source><target>أول.</target></segment>
       <ignorable><source> </source></ignorable>
       <segment><source>Dos.</source></segment>`,
    );
    expect(plan(xml, values)).toEqual(changes({}, 'content-1'));
  });

  it('is read with a region of its language, and with other blanks than were written', () => {
    const values = { ...post, content: 'El art.\u00a05 dice:\u202f«no».' };
    const xml = write(values).replace('art.\u00a05', 'art. 5').replace('\u202f', '\u00a0');
    const regional = xml.replace(`trgLang="${ANOTHER}"`, `trgLang="${ANOTHER.toUpperCase()}-EG"`);
    expect(plan(regional, values).kind).toBe('changes');
  });

  it('protects the signs of Markdown, with one id for a sign and its translation', () => {
    const values = {
      ...post,
      content: '- Pida el *NIE* en [la web](/contacto).\n- Venga \\*.',
      [`content_${ANOTHER}`]: '- [الموقع](/contacto) *NIE*.\n- \\*.',
    };
    const xml = write(values);
    const data = Array.from(xml.matchAll(/<data id="d\d">(.*?)<\/data>/g), ([, sign]) => sign);
    expect(data).toEqual(['- ', '*', '[', '](/contacto)', '\\*']);
    expect(xml).toContain(' en <ph id="4" dataRef="d3"/>la web<ph id="5" dataRef="d4"/>.');
    expect(xml).toContain('<target><ph id="1" dataRef="d1"/><ph id="4" dataRef="d3"/>الموقع');
    expect(plan(xml, values)).toMatchObject({ kind: 'changes', texts: {}, unlike: [] });
  });

  it('is refused with both texts once the Spanish is another', () => {
    const changed = { ...post, content: 'El plazo es de 20 días.\n\n## Cómo se cuenta' };
    expect(plan(write(post), changed)).toEqual({
      kind: 'stale',
      texts: [
        { id: 'content-1', was: 'El plazo es de 15 días.', now: 'El plazo es de 20 días.' },
        { id: 'content-3', was: 'En días hábiles.', now: '' },
      ],
    });
  });

  it.each([
    ['of another post', (xml: string) => xml.replace(ID, 'x'), /otra entrada/],
    ['that breaks off', (xml: string) => xml.slice(0, -20), /dañado o incompleto/],
    [
      'with an entity that names a file',
      (xml: string) =>
        xml.replace('<xliff', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff'),
      /define entidades/,
    ],
    ['with entities that grow', growing, /define entidades/],
    [
      'that has lost signs of Markdown',
      (xml: string) => xml.replace('<data id="d1">', '<data id="d9">'),
      /perdido signos de formato/,
    ],
  ])('refuses a file %s in a plain sentence', (_, change, message) => {
    expect(() => plan(change(write(post)))).toThrow(XliffProblem);
    expect(() => plan(change(write(post)))).toThrow(message);
  });

  it('refuses a file that is too large, or in another encoding', async () => {
    const arrayBuffer = () => Promise.resolve(new Uint8Array([0x3c, 0xe1, 0x3e]).buffer);
    const file = (size: number) => ({ size, arrayBuffer }) as File;
    await expect(contentOf(file(5_000_001))).rejects.toThrow('demasiado grande');
    await expect(contentOf(file(3))).rejects.toThrow('UTF-8');
  });

  it('never takes markup for text, or text for markup', () => {
    const hostile = { ...post, title: '</source><target>x</target> &amp; ]]> "\'' };
    expect(readXliff(write(hostile)).units.get('title')).toEqual({
      source: hostile.title,
      target: post[`title_${ANOTHER}`],
    });
  });
});
