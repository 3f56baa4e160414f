/**
 * What the W3C's checker found in built pages (npm package vnu-jar 26.9.27; needs Java). What else it
 * reports is newer than its rules: `@property`, `margin-trim`, gradients `in oklab`, `rel=expect`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIST } from '../../server/paths';
import { firm } from '../../src/site/firm';

const PAGES = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const read = (name: string) => readFileSync(`${DIST}/${name}`, 'utf8');

describe('the HTML of every built page', () => {
  it('has one title, which in the empty page is the firm’s name', () => {
    for (const name of PAGES) {
      const [head = ''] = read(name).split('</head>');
      expect(head.match(/<title>[^<]+<\/title>/g), name).toHaveLength(1);
    }
    expect(read('shell.html')).toContain(`<title>${firm.name.replace(/&/g, '&amp;')}</title>`);
  });

  it('has no src or href with a space', () => {
    const attributes = PAGES.flatMap((name) => read(name).match(/ (?:src|href)="[^"]*"/g) ?? []);
    expect(attributes.some((attribute) => attribute.startsWith(' src="data:'))).toBe(true);
    expect(attributes.filter((attribute) => /\s/.test(attribute.slice(1)))).toEqual([]);
  });

  it('begins every required list with an empty option', () => {
    const lists = PAGES.flatMap((name) => read(name).match(/<select[^>]*>.{0,40}/gs) ?? []);
    expect(lists.length).toBeGreaterThan(PAGES.length / 100);
    const required = lists.filter((list) => /^<select[^>]* required/.test(list));
    expect(required.filter((list) => !/><option value=""/.test(list))).toEqual([]);
  });
});
