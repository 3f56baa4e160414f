import { beforeEach, describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/site/countries';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { SERVICE_IDS } from '@/site/services';
import { palette } from '@/styles/palette';
import { ROOT } from '../../server/paths';
import { answersOf, QUESTIONS } from '../../tools/adopt/answers';
import { movedTexts } from '../../tools/adopt/columns';
import { adopt } from '../../tools/adopt/edits';
import { leftToWrite } from '../../tools/adopt/leftToWrite';
import { changedColours, luminanceOf } from '../../tools/adopt/palette';
import { filesOf } from '../../tools/adopt/source';
import { UNKNOWN } from '../support/languages';

let files: ReturnType<typeof filesOf>;

beforeEach(() => {
  files = filesOf(ROOT);
});

describe('npm run adopt', () => {
  it('changes nothing where every answer is what stands', () => {
    adopt(files, answersOf({}));
    expect([...files.changed.keys()].filter((path) => !path.endsWith('firm.ts'))).toEqual([]);
    const quoted = (text: string) => text.replaceAll(/["'\s]/g, '').replaceAll(',]', ']');
    const shipped = filesOf(ROOT).read('src/site/firm.ts');
    expect(quoted(files.read('src/site/firm.ts'))).toBe(quoted(shipped));
  });

  it('writes typed answers into the firm’s facts, and leaves the others', () => {
    const answers = answersOf({
      name: "Exemplo & d'Exemplo",
      phones: '+351200000001, +351200000002',
      'coordinates.latitude': '41.15',
      'lawyers.0.name': 'Maria Exemplo Sousa',
    });
    adopt(files, answers);
    const source = files.read('src/site/firm.ts');
    expect(source).toContain(`name: "Exemplo & d'Exemplo"`);
    expect(source).toContain('phones: ["+351200000001","+351200000002"] as readonly');
    expect(source).toContain('latitude: 41.15');
    expect(source).toContain(firm.legalName);
    expect(files.read('src/site/firmPeople.ts')).toContain("'maria-exemplo-sousa':");
  });

  it('takes another source language, country, areas and colours', () => {
    const country = Object.keys(COUNTRIES).find((code) => code !== firm.address.country) ?? '';
    const folder = `legal/${country.toLowerCase()}`;
    const answers = answersOf({
      'address.country': country,
      timeZone: 'Atlantic/Azores',
      languages: [UNKNOWN, 'en', SOURCE_LANGUAGE],
      areas: {
        ...Object.fromEntries(SERVICE_IDS.map((id) => [id, id])),
        energy: 'Direito da energia',
      },
      'colours.dark': '#3a0d2b',
      'colours.accent': '#7d2f4f',
    });
    adopt(files, answers);
    // The demo, which is in the language that is a translation now.
    const demo = files.read('supabase/seeds/testimonials.sql');
    expect(demo.includes(movedTexts('testimonials'))).toBe(true);
    expect(files.read('src/site/languages.ts')).toContain(`SOURCE_LANGUAGE = '${UNKNOWN}'`);
    expect(files.read('src/site/services.ts')).toContain('"Direito da energia"');
    const slugs = files.read('src/site/pages.ts');
    const tables = slugs.match(/civil: `/g)?.length;
    expect(slugs.match(/energy: `energy-\$\{CITY\}`/g)).toHaveLength(tables ?? 0);
    expect(JSON.parse(files.read(`${folder}/${UNKNOWN}.json`))).toBeTypeOf('object');
    expect(files.read('index.html')).not.toContain(palette.ink[950]);
    expect(files.read('supabase/schemas/01_settings.sql')).toContain("default 'Atlantic/Azores'");
    const left = leftToWrite(answers).join('\n');
    for (const part of [folder, `public/locales/${UNKNOWN}`, "'energy'"])
      expect(left, part).toContain(part);
  });
});

it('what stands is an answer, and another kind of word is none', () => {
  const takes = (key: string, answer: unknown) =>
    QUESTIONS.find((question) => question.key === key)?.valid?.pattern.test(String(answer));
  for (const { key, now } of QUESTIONS) expect.soft(takes(key, now), key).not.toBe(false);
  for (const [key, answer] of Object.entries({
    ...{ 'address.country': 'XX', phones: '600 111 222', chatNumber: 'none', email: 'a@b' },
    ...{ website: 'http://firm.example', reviewsUrl: 'firm.example', languages: 'Spanish' },
    ...{ 'coordinates.latitude': 'north', 'coordinates.longitude': 'east', areas: 'Civil law' },
    ...{ 'colours.dark': 'red', 'colours.accent': '#fff' },
  }))
    expect.soft(takes(key, answer), `${key} ${answer}`).toBe(false);
});

it('the colours that stand are no change, however they are written', () => {
  expect(
    changedColours({ dark: palette.ink[950].toUpperCase(), accent: palette.terracotta[500] }).size,
  ).toBe(0);
});

it('another hue keeps the luminance of each shade, so that contrast stays', () => {
  const colours = changedColours({ dark: '#3a0d2b', accent: '#7d2f4f' });
  expect(colours.size).toBeGreaterThan(10);
  for (const [before, after] of colours) {
    expect(after).toMatch(/^#[\da-f]{6}$/);
    const change = Math.abs(luminanceOf(after) - luminanceOf(before));
    expect(change, `${before} ${after}`).toBeLessThan(0.01);
  }
});
