import { expect, it } from 'vitest';
import { namesIn, textOf } from '@/features/admin/clients/names';

it('reads a name from each line, without doubles, headings and lines that are no names', () => {
  expect(namesIn('\uFEFFNombre y apellidos\r\nAna  Ruiz\n\n王伟\nAna Ruiz\nx\n')).toEqual({
    names: ['Ana Ruiz', '王伟'],
    ignored: 1,
  });
  expect(namesIn(`${'n'.repeat(121)}\n${'王'.repeat(120)}`)).toEqual({
    names: ['王'.repeat(120)],
    ignored: 1,
  });
});

it('takes the first column of a table, and commas as part of a name', () => {
  expect(
    namesIn('Cliente;NIF\nPérez Soler, Juan;1234\n"Weber; ""Bau"" GmbH";5\nLi Na\t7').names,
  ).toEqual(['Pérez Soler, Juan', 'Weber; "Bau" GmbH', 'Li Na']);
});

it('reads files in UTF-8 and as Spanish Windows writes them', async () => {
  expect(await textOf(new File(['Núñez, 王'], 'a.csv'))).toBe('Núñez, 王');
  expect(await textOf(new File([new Uint8Array([0x4e, 0xfa, 0xf1, 0x65, 0x7a])], 'a.csv'))).toBe(
    'Núñez',
  );
});
