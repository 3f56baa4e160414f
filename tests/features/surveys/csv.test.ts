import { describe, expect, it } from 'vitest';
import { csvCell, csvHead, csvLine, csvRow } from '@/features/surveys/csv';
import { ENQUIRY } from './survey';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+34 600 000 000',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =HYPERLINK("x")',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('never begins a formula: %j', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['Ana', 'a=b', 'ana@client.example', '34-35', 'محمد', '王小明', ''])(
    'stays as it is: %j',
    (text) => expect(csvCell(text)).toBe(text),
  );

  it.each([
    ['a;b', '"a;b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=A1;"x"', `"'=A1;""x"""`],
  ])('is quoted where it has to be: %j', (text, cell) => expect(csvCell(text)).toBe(cell));
});

it('a line ends as RFC 4180 says, with the separator of a Spanish spreadsheet', () => {
  expect(csvLine(['a', '', 'b;c'])).toBe('a;;"b;c"\r\n');
});

it('the head says that it is UTF-8 and names as many columns as a row has', () => {
  expect(csvHead().startsWith('\uFEFFRecibida;Estado;')).toBe(true);
  const columns = (line: string) => line.split(';').length;
  expect(columns(csvRow(ENQUIRY))).toBe(columns(csvHead()));
});

it('a row tells times by the office clock, and leaves out what was not given', () => {
  const row = csvRow({ ...ENQUIRY, email: null, phone: null });
  expect(row).toContain('2026-07-02 00:30;Nueva;Sin urgencia;Ana Pérez;;;es;Correo;');
});
