import { expect, it } from 'vitest';
import { csvHead, csvRow } from '@/features/admin/enquiries/csv';
import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { ENQUIRY } from './enquiry';

/** A line with the text as the fourth cell. */
const rowWith = (name: string) => csvRow({ ...ENQUIRY, name });
const [before = ''] = rowWith('Name of the client').split('Name of the client');

it.each([
  ...[
    '=1+1',
    '+34 600 000 000',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\rx',
    '  =HYPERLINK("x")',
    '＝1',
    '＠x',
  ],
])('a cell is never a formula: %j', (text) => expect(rowWith(text)).toContain(`${before}"'`));

it.each([
  ['ana@client.example', 'ana@client.example'],
  ['a;b', '"a;b"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=A1;"x"', `"'=A1;""x"""`],
])('a cell is quoted only when necessary: %j', (text, cell) =>
  expect(rowWith(text)).toContain(`${before}${cell};`),
);

it('the header has a byte order mark, and a row office times and empty cells for what is missing', () => {
  const columns = (line: string) => line.split(';').length;
  expect(csvHead().startsWith('\uFEFFRecibida;Estado;')).toBe(true);
  const row = csvRow({ ...ENQUIRY, email: null, phone: null });
  expect(columns(row)).toBe(columns(csvHead()));
  const received = formatOfficeTimestamp('2026-07-01T22:30:00Z');
  expect(row).toContain(`${received};Nueva;Sin urgencia;Ana Pérez;;;${ENQUIRY.language};Correo;`);
  expect(row.endsWith('\r\n')).toBe(true);
});
