import { describe, expect, it } from 'vitest';
import { csvCell, csvHead, csvLine, csvRow } from '@/features/admin/enquiries/csv';
import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { ENQUIRY } from './enquiry';

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
  ])('is never a formula: %j', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['Ana', 'a=b', 'ana@client.example', '34-35', 'محمد', '王小明', ''])(
    'is unchanged: %j',
    (text) => expect(csvCell(text)).toBe(text),
  );

  it.each([
    ['a;b', '"a;b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=A1;"x"', `"'=A1;""x"""`],
  ])('is quoted when necessary: %j', (text, cell) => expect(csvCell(text)).toBe(cell));
});

it('lines end as in RFC 4180, with the separator of a Spanish spreadsheet', () => {
  expect(csvLine(['a', '', 'b;c'])).toBe('a;;"b;c"\r\n');
});

it('the header has a UTF-8 byte order mark and a name for each column', () => {
  expect(csvHead().startsWith('\uFEFFRecibida;Estado;')).toBe(true);
  const columns = (line: string) => line.split(';').length;
  expect(columns(csvRow(ENQUIRY))).toBe(columns(csvHead()));
});

it('a row has times in the office’s time zone, and empty cells for missing values', () => {
  const row = csvRow({ ...ENQUIRY, email: null, phone: null });
  const received = formatOfficeTimestamp('2026-07-01T22:30:00Z');
  expect(row).toContain(`${received};Nueva;Sin urgencia;Ana Pérez;;;${ENQUIRY.language};Correo;`);
});
