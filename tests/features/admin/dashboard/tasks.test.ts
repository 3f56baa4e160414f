import { describe, expect, it } from 'vitest';
import type { Figures, Work } from '@/features/admin/dashboard/queries';
import { tasksFrom } from '@/features/admin/dashboard/tasks';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';

const NOTHING: Work = {
  ...{ enquiries: [], flagged: [], followUps: [], documents: [], mailsGoNowhere: false, mails: [] },
  ...{ appointments: [], calendars: [], rights: [], publication: null, scheduled: [] },
  ...{ reviews: [], unreviewed: [], opinions: { waiting: 0, since: null, outdated: 0 } },
};
const calendar = {
  timeZone: 'Europe/Madrid',
  holidays: new Set<string>(),
  hours: firm.openingHours,
};
/** A Wednesday, 12:00 in Dénia. */
const now = new Date('2026-11-25T11:00:00Z');

function tasks(work: Partial<Work>, known: Partial<Parameters<typeof tasksFrom>[1]> = {}) {
  const waiting = work.enquiries?.length ?? 0;
  const figures: Figures = {
    enquiries: { new: waiting, urgent: 0 },
    posts: { published: 0, scheduled: 0, hidden: 0, outdated: 0 },
    translations: {} as Figures['translations'],
    testimonials: { active: 0, total: 0 },
    work: { ...NOTHING, ...work },
  };
  return tasksFrom(figures, {
    calendar,
    now,
    outdatedTexts: new Map<Language, number>(),
    needsArchive: false,
    ...known,
  });
}

const enquiry = (name: string, at: string, urgency: 'detained' | 'deadline' | 'normal') => ({
  ...{ id: name, name, urgency, createdAt: `2026-11-${at}:00Z` },
});

const SINCE = '2026-11-25T08:00:00Z';
const MAIL = { kind: 'alert', count: 2, since: SINCE, enquiry: 'ana', givenUp: false };
const OLD = { id: 'a', title: 'Herencias', reviewed: true, since: '2025-03-04' };
const APPOINTMENT = { id: 'a', name: 'Ana', kind: 'video', until: '2026-11-26T09:00:00Z' } as const;
const right = (dueOn: string) => ({ id: dueOn, kind: 'access', name: 'Ana', dueOn }) as const;

describe('what there is to do', () => {
  it.each<[string, Partial<Work>, string[]]>([
    [
      'documents, enquiries on their day, and that no mail leaves at all',
      {
        followUps: [{ id: 'b', name: 'Boris', on: '2026-11-24' }],
        documents: [{ id: 'c', name: 'Carla', count: 2, since: '2026-11-23T09:00:00Z' }],
        mails: [MAIL, { ...MAIL, kind: 'confirmation', givenUp: true }],
        mailsGoNowhere: true,
      },
      [
        'Carla: 2 documentos sin ver | Desde 23 nov 2026, h | /cuestionario?id=c',
        'Boris | Desde el 24/11/2026 | /cuestionario?id=b',
        'No sale ningún correo: ni los avisos al despacho ni las confirmaciones a clientes | /ajustes | !',
      ],
    ],
    [
      'a mail that was not delivered, and what was reviewed a year ago',
      { mails: [MAIL], unreviewed: [OLD] },
      [
        'Aviso al despacho (2): sin entregar, se reintenta | Desde 25 nov 2026, h | /cuestionario?id=ana | !',
        'Herencias | Revisada el 4 mar 2025 | /post/a',
      ],
    ],
    [
      'each request for a right with its last day, pressing in the last week',
      { rights: ['2026-12-10', '2026-12-02', '2026-11-24'].map(right) },
      [
        'Ana, acceso | Fuera de plazo desde el 24/11/2026 | /derechos | !',
        'Ana, acceso | Hasta el 02/12/2026 | /derechos | !',
        'Ana, acceso | Hasta el 10/12/2026 | /derechos',
      ],
    ],
    [
      'flagged enquiries, of people under arrest first',
      { flagged: [1, 2].map((count) => ({ detained: count === 2, count, since: SINCE })) },
      [
        '2 consultas parecen automáticas: compruebe que no hay una persona | Fuera de plazo desde 25 nov 2026, h | /cuestionario?view=automatic&urgency=detained | !',
        '1 consulta por mirar | Antes de 26 nov 2026, h | /cuestionario?view=automatic',
      ],
    ],
    [
      'appointments to confirm and of today, and a calendar that fails',
      {
        appointments: [
          { ...APPOINTMENT, status: 'pending', startsAt: '2026-11-27T09:00:00Z' },
          { ...APPOINTMENT, status: 'confirmed', startsAt: '2026-11-25T15:00:00Z' },
        ],
        calendars: [{ name: 'Google', problem: 'http 404', since: SINCE }],
      },
      [
        '«Google» no se puede leer: el servidor contesta «http 404». Lo último que se sabe sigue ocupado | Desde 25 nov 2026, h | /despacho | !',
        'Ana, videoconsulta del 27 nov 2026, h | Antes del 26 nov 2026, h | /agenda?appointment=a',
        'Ana, videoconsulta | A las h | /agenda?appointment=a',
      ],
    ],
  ])('is %s', (_, work, expected) => {
    const shown = tasks(work).map(({ title, when, to, presses }) =>
      [title, when, to.replace('/config-blogmr', ''), presses && '!'].filter(Boolean).join(' | '),
    );
    expect(shown.map((line) => line.replace(/\d+:\d\d/g, 'h'))).toEqual(expected);
  });

  it('lists people under arrest first, then what is due first, then what has no time', () => {
    const list = tasks(
      {
        enquiries: [
          enquiry('Sin prisa', '23T09:00', 'normal'),
          enquiry('Con plazo', '25T10:30', 'deadline'),
          enquiry('Detenida', '25T10:50', 'detained'),
        ],
        scheduled: [{ id: 'post', title: 'La herencia', at: '12:30' }],
        opinions: { waiting: 1, since: '2020-01-01T09:00:00Z', outdated: 0 },
      },
      { needsArchive: true },
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
