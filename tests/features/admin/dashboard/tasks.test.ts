// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Line, NONE } from '@/features/admin/dashboard/queries';
import { type Known, tasksFrom } from '@/features/admin/dashboard/tasks';
import { firm } from '@/site/firm';
import { ANOTHER, called, OTHER } from '../../../support/languages';

const calendar = {
  timeZone: 'Europe/Madrid',
  holidays: new Set<string>(),
  hours: firm.openingHours,
};
/** A Wednesday, 12:00 in Dénia. */
const now = new Date('2026-11-25T11:00:00Z');

function tasks(lines: readonly Partial<Line>[], known: Partial<Known> = {}) {
  return tasksFrom(
    lines.map((line) => ({ ...NONE, kind: '', ...line })),
    { calendar, now, outdatedTexts: new Map(), archivedAt: undefined, ...known },
  );
}

const enquiry = (name: string, at: string, kind: 'detained' | 'deadline' | 'normal') => ({
  ...{ kind, id: name, name, at: `2026-11-${at}:00Z` },
});

const SINCE = '2026-11-25T08:00:00Z';
const MAIL = { kind: 'retried', detail: 'alert', count: 2, at: SINCE, id: 'ana' };
const OLD = { kind: 'unreviewed', id: 'a', name: 'Herencias', detail: 'reviewedOn' };
const BOTH = new Intl.ListFormat('es').format([OTHER, ANOTHER].map(called));
const APPOINTMENT = { id: 'a', name: 'Ana', detail: 'video', until: '2026-11-26T09:00:00Z' };

describe('what there is to do', () => {
  it.each<[string, Partial<Line>[], string[]]>([
    [
      'documents, enquiries on their day, and that no mail leaves at all',
      [
        { kind: 'followUp', id: 'b', name: 'Boris', day: '2026-11-24' },
        { kind: 'documents', id: 'c', name: 'Carla', count: 2, at: '2026-11-23T09:00:00Z' },
        { kind: 'nowhere' },
      ],
      [
        'Carla: 2 documentos sin ver | Desde 23 nov 2026, h | /cuestionario?id=c',
        'Boris | Desde el 24/11/2026 | /cuestionario?id=b',
        'No sale ningún correo: ni los avisos al despacho ni las confirmaciones a clientes | /ajustes | !',
      ],
    ],
    [
      'a mail that was not delivered, and what was reviewed a year ago',
      [MAIL, { ...OLD, day: '2025-03-04' }, { kind: 'posts', published: 3 }],
      [
        'Aviso al despacho (2): sin entregar, se reintenta | Desde 25 nov 2026, h | /cuestionario?id=ana | !',
        'Herencias | Revisada el 4 mar 2025 | /post/a',
      ],
    ],
    [
      'each request for a right with its last day, pressing in the last week',
      ['2026-12-10', '2026-12-02', '2026-11-24'].map((day) => ({
        ...{ kind: 'rights', detail: 'access', name: 'Ana', day },
      })),
      [
        'Ana, acceso | Fuera de plazo desde el 24/11/2026 | /derechos | !',
        'Ana, acceso | Hasta el 02/12/2026 | /derechos | !',
        'Ana, acceso | Hasta el 10/12/2026 | /derechos',
      ],
    ],
    [
      'flagged enquiries, of people under arrest first',
      [
        { kind: 'flagged', count: 1, at: SINCE },
        { kind: 'flaggedDetained', count: 2, at: SINCE },
      ],
      [
        '2 consultas parecen automáticas: compruebe que no hay una persona | Fuera de plazo desde 25 nov 2026, h | /cuestionario?view=automatic&urgency=detained | !',
        '1 consulta por mirar | Antes de 26 nov 2026, h | /cuestionario?view=automatic',
      ],
    ],
    [
      'appointments to confirm and of today, and a calendar that fails',
      [
        { ...APPOINTMENT, kind: 'unconfirmed', at: '2026-11-27T09:00:00Z' },
        { ...APPOINTMENT, kind: 'appointment', at: '2026-11-25T15:00:00Z' },
        { kind: 'calendar', name: 'Google', detail: 'http 404', at: SINCE },
      ],
      [
        '«Google» no se puede leer: el servidor contesta «http 404». Lo último que se sabe sigue ocupado | Desde 25 nov 2026, h | /despacho | !',
        'Ana, videoconsulta del 27 nov 2026, h | Antes del 26 nov 2026, h | /agenda?appointment=a',
        'Ana, videoconsulta | A las h | /agenda?appointment=a',
      ],
    ],
    [
      'a post with open notes, and one that came back translated',
      [
        { kind: 'notes', id: 'a', name: 'Herencias', count: 1, at: SINCE },
        { kind: 'translated', id: 'b', name: 'Arras', languages: [OTHER, ANOTHER], at: SINCE },
      ],
      [
        'Herencias: 1 nota por atender | Desde 25 nov 2026, h | /post/a',
        `Arras: traducción al ${BOTH} | Desde 25 nov 2026, h | /post/b`,
      ],
    ],
  ])('is %s', (_, lines, expected) => {
    const shown = tasks(lines).map(({ title, when, to, presses }) =>
      [title, when, to.replace('/config-blogmr', ''), presses && '!'].filter(Boolean).join(' | '),
    );
    expect(shown.map((line) => line.replace(/\d+:\d\d/g, 'h'))).toEqual(expected);
  });

  it('lists people under arrest first, then what is due first, then what has no time', () => {
    const list = tasks(
      [
        enquiry('Detenida', '25T10:50', 'detained'),
        enquiry('Con plazo', '25T10:30', 'deadline'),
        enquiry('Sin prisa', '23T09:00', 'normal'),
        { kind: 'new', count: 3 },
        { kind: 'scheduled', id: 'post', name: 'La herencia', day: '2026-11-25', detail: '12:30' },
        { kind: 'opinions', count: 1, at: '2020-01-01T09:00:00Z' },
      ],
      { archivedAt: '2026-10-01T09:00:00Z' },
    );
    expect(list.map(({ title, presses }) => [title, presses ?? false])).toEqual([
      ['Detenida', true],
      ['Sin prisa', true],
      ['La herencia', false],
      ['Con plazo', false],
      ['1 opinión sin publicar: decida si se publica o se borra', false],
      ['Hacer una copia de toda la web', false],
    ]);
    expect(list[1]?.when).toMatch(/^Fuera de plazo desde 24 nov 2026/);
    expect(list[2]?.to).toBe('/config-blogmr/post/post');
  });
});
