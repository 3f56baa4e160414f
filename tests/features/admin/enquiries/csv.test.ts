import { expect, it } from 'vitest';
import { csvOf } from '@/features/admin/enquiries/csv';
import { formatOfficeTimestamp } from '@/lib/admin/format';
import { ENQUIRY } from './enquiry';

/** A file with the text as the fourth cell. */
const rowWith = (name: string) => csvOf([{ ...ENQUIRY, name }]);
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
  const [head = '', row = ''] = csvOf([{ ...ENQUIRY, email: null, phone: null }]).split('\r\n');
  expect(head.startsWith('\uFEFFRecibida;Estado;')).toBe(true);
  expect(columns(row)).toBe(columns(head));
  const received = formatOfficeTimestamp('2026-07-01T22:30:00Z');
  expect(row).toContain(`${received};Nueva;Sin urgencia;Ana Pérez;;;${ENQUIRY.language};Correo;`);
});
