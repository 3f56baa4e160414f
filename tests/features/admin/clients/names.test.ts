import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesIn, tableIn, textOf } from '@/features/admin/clients/names';

/** The names that are offered first. */
const read = (text: string) => {
  const table = tableIn(text);
  return namesIn(table, table.choices[0]);
};

describe('a pasted list', () => {
  it('is a name a line, without doubles, a heading and what is no name', () => {
    expect(
      read(
        `\uFEFFNombre y apellidos\r\nAna  Ruiz\n\n王伟\nAna Ruiz\nx\n+34 600 111 222\na\0b\n${'n'.repeat(121)}`,
      ),
    ).toEqual({ names: ['Ana Ruiz', '王伟'], ignored: 4 });
  });

  it('has commas and quotation marks in names', () => {
    const names = ['Pérez Soler, Juan', 'Ruiz Mora, Ana', 'Bar "El Sol" SL'];
    expect(read(names.join('\n')).names).toEqual(names);
    expect(tableIn(names.join('\n')).choices).toHaveLength(1);
    expect(read('').names).toEqual([]);
  });
});

describe('contact books', () => {
  it.each([
    ['outlook', ['Anna Maria Weber-Groß', 'José Núñez Pérez', 'Weber; Bau GmbH']],
    ['google', ['José Núñez Pérez', '伟 王', 'ليلى حسن', 'Notaría Soler, S.L.P.']],
    ['excel-es', ['Juan Pérez Soler', 'Ana Muñoz', 'Construcciones «El Sol», S.L.']],
  ])('as %s writes it: its encoding, quotation marks and line breaks', async (name, names) => {
    const bytes = readFileSync(join(import.meta.dirname, `books/${name}.csv`));
    const text = await textOf(new File([bytes], `${name}.csv`));
    expect(read(text)).toEqual({ names, ignored: 0 });
    expect(tableIn(text).choices[0]?.label).toMatch(
      /^(First Name \+ Middle Name \+ Last Name|Nombre \+ Primer apellido \+ Segundo apellido)$/,
    );
  });

  it.each([
    ['sep=;\r\nNIF;Nombre;Primer apellido\r\n1;Juan;Pérez', 'Juan Pérez'],
    ['Cliente;NIF\n"Weber; ""Bau"", GmbH";5', 'Weber; "Bau", GmbH'],
    ['Name,Given Name,Family Name,Birthday\nLi Na,,,', 'Li Na'],
    ['Vorname\tNachname\nAnna\tWeber', 'Anna Weber'],
    ['编号,姓名\n1,王伟', '王伟'],
  ])('in another form: %j', (text, name) => {
    expect(read(text).names).toEqual([name]);
  });

  it('without headings, in the column that one chooses', () => {
    const table = tableIn('1;Ana Ruiz;600 111 222\n2;Li Na;');
    expect(table.choices.map(({ label }) => label).join()).toBe('Columna 1,Columna 2,Columna 3');
    expect(namesIn(table, table.choices[1]).names).toEqual(['Ana Ruiz', 'Li Na']);
  });
});

it('reads a list in UTF-16, as Excel writes Unicode text', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x4e, 0, 0xfa, 0]);
  expect(await textOf(new File([bytes], 'a.csv'))).toBe('Nú');
});
