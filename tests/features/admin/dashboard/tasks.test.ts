import { describe, expect, it } from 'vitest';
import type { Figures, Work } from '@/features/admin/dashboard/queries';
import { tasksFrom } from '@/features/admin/dashboard/tasks';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { ANOTHER, called, OTHER } from '../../../support/languages';

const NOTHING: Work = {
  enquiries: [],
  flagged: [],
  followUps: [],
  documents: [],
  mailsGoNowhere: false,
  mails: [],
  appointments: [],
  calendars: [],
  rights: [],
  publication: null,
  scheduled: [],
  reviews: [],
  unreviewed: [],
  opinions: { waiting: 0, since: null, outdated: 0 },
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
    posts: { published: 0, scheduled: 0, hidden: 0, outdated: 0, wanted: 0 },
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

const enquiry = (name: string, createdAt: string, urgency: 'detained' | 'deadline' | 'normal') => ({
  id: name,
  name,
  createdAt,
  urgency,
});

describe('tasksFrom', () => {
  it('has nothing to do where the database knows of nothing', () => {
    expect(tasks({})).toEqual([]);
  });

  it('brings enquiries back on their day, and says in one line that no mail leaves', () => {
    const mail = { kind: 'alert', count: 1, since: '2026-11-25T09:00:00Z', enquiry: 'a' };
    const list = tasks({
      followUps: [{ id: 'b', name: 'Boris', on: '2026-11-24' }],
      documents: [{ id: 'c', name: 'Carla', count: 2, since: '2026-11-23T09:00:00Z' }],
      mails: [
        { ...mail, givenUp: false },
        { ...mail, kind: 'confirmation', givenUp: true },
      ],
      mailsGoNowhere: true,
    });
    expect(list[0]?.title).toBe('Carla: 2 documentos sin ver');
    expect(list.map(({ kind, when }) => [kind, when])).toEqual([
      ['documents', expect.stringMatching(/^Desde 23 nov 2026, \d+:00$/)],
      ['followUp', 'Desde el 24/11/2026'],
      ['mail', undefined],
    ]);
  });

  it('asks to review again what was reviewed or published a year ago', () => {
    const old = { id: 'a', title: 'Herencias', reviewed: true, since: '2025-03-04' };
    expect(tasks({ unreviewed: [old, { ...old, id: 'b', reviewed: false }] })).toMatchObject([
      { kind: 'unreviewed', title: 'Herencias', when: 'Revisada el 4 mar 2025' },
      { kind: 'unreviewed', when: 'Publicada el 4 mar 2025' },
    ]);
  });

  it('names each request for a right with its last day, pressing in the last week', () => {
    const request = (dueOn: string) => ({ id: dueOn, kind: 'access', name: 'Ana', dueOn }) as const;
    const list = tasks({ rights: ['2026-12-10', '2026-12-02', '2026-11-24'].map(request) });
    expect(list.map(({ title, when, presses }) => [title, when, presses])).toEqual([
      ['Ana, acceso', 'Fuera de plazo desde el 24/11/2026', true],
      ['Ana, acceso', 'Hasta el 02/12/2026', true],
      ['Ana, acceso', 'Hasta el 10/12/2026', false],
    ]);
  });

  it('lists people under arrest first, then what is due first, then what has no time', () => {
    const list = tasks(
      {
        enquiries: [
          enquiry('Sin prisa', '2026-11-23T09:00:00Z', 'normal'),
          enquiry('Con plazo', '2026-11-25T10:30:00Z', 'deadline'),
          enquiry('Detenida', '2026-11-25T10:50:00Z', 'detained'),
        ],
        scheduled: [{ id: 'post', title: 'La herencia', at: '12:30' }],
        opinions: { waiting: 1, since: '2020-01-01T09:00:00Z', outdated: 0 },
      },
      { needsArchive: true },
    );
    expect(list.map(({ title }) => title)).toEqual([
      'Detenida',
      'Sin prisa',
      'La herencia',
      'Con plazo',
      '1 opinión sin publicar: decida si se publica o se borra',
      'Hacer una copia de toda la web',
    ]);
    expect(list.map(({ presses }) => presses ?? false)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(list[1]?.when).toMatch(/^Fuera de plazo desde 24 nov 2026/);
    expect(list[2]?.to).toBe('/config-blogmr/post/post');
  });

  it('lists eight enquiries one by one, and says how many more there are', () => {
    const enquiries = Array.from({ length: 11 }, (_, index) =>
      enquiry(`Persona ${index}`, `2026-11-25T10:${10 + index}:00Z`, 'normal'),
    );
    const list = tasks({ enquiries });
    expect(list).toHaveLength(9);
    expect(list.at(-1)).toMatchObject({
      title: '3 consultas más sin contestar',
      to: '/config-blogmr/cuestionario?state=new',
    });
  });

  it('shows no enquiry without a calendar, as after the end of a session', () => {
    const enquiries = [enquiry('Ana', '2026-11-25T10:00:00Z', 'detained')];
    const flagged = [{ detained: true, count: 2, since: '2026-11-25T10:00:00Z' }];
    expect(tasks({ enquiries, flagged }, { calendar: undefined })).toEqual([]);
  });

  it('leads to flagged enquiries, of people under arrest first', () => {
    const since = '2026-11-25T10:00:00Z';
    const flagged = [
      { detained: false, count: 1, since },
      { detained: true, count: 2, since },
    ];
    expect(tasks({ flagged }).map(({ title, to }) => [title, to])).toEqual([
      [
        '2 consultas parecen automáticas: compruebe que no hay una persona',
        '/config-blogmr/cuestionario?view=automatic&urgency=detained',
      ],
      ['1 consulta por mirar', '/config-blogmr/cuestionario?view=automatic'],
    ]);
  });

  it('says which drafts came back with notes, approvals and translations', () => {
    const reviews = [
      {
        id: 'a',
        title: 'Ley',
        notes: 2,
        languages: [OTHER, ANOTHER] as const,
        translated: ['fr', OTHER] as const,
        since: now.toISOString(),
      },
    ];
    expect(
      tasks({
        reviews: reviews.map((one) => ({
          ...one,
          languages: [...one.languages],
          translated: [...one.translated],
        })),
      }),
    ).toEqual([
      expect.objectContaining({
        title: `Ley: 2 notas por atender; visto bueno en ${called(OTHER)}, ${called(ANOTHER)}; traducción al francés, al ${called(OTHER)}`,
        to: '/config-blogmr/post/a',
      }),
    ]);
  });

  it('adds up outdated texts and links to their languages', () => {
    const outdatedTexts = new Map<Language, number>([
      [OTHER, 2],
      ['fr', 1],
    ]);
    expect(tasks({}, { outdatedTexts })).toEqual([
      {
        kind: 'outdated',
        title: '3 textos con la traducción desactualizada',
        to: `/config-blogmr/traducciones?state=outdated&languages=${OTHER}%2Cfr`,
      },
    ]);
  });

  it('counts undelivered mails of a kind together and leads to the oldest one’s enquiry', () => {
    const mails = [
      { kind: 'alert', count: 2, since: '2026-11-25T08:00:00Z', enquiry: 'ana', givenUp: false },
      { kind: 'summary', count: 1, since: '2026-11-25T07:00:00Z', enquiry: null, givenUp: true },
    ];
    expect(tasks({ mails }).map(({ title, to }) => [title, to])).toEqual([
      ['Resumen: sin entregar', '/config-blogmr/ajustes'],
      ['Aviso al despacho (2): sin entregar, se reintenta', '/config-blogmr/cuestionario?id=ana'],
    ]);
  });

  it('says which appointments are to be confirmed, which are today, and which calendar fails', () => {
    const appointment = { id: 'a', name: 'Ana', kind: 'video' as const };
    const work = {
      appointments: [
        {
          ...appointment,
          status: 'pending' as const,
          startsAt: '2026-11-27T09:00:00Z',
          until: '2026-11-26T09:00:00Z',
        },
        {
          ...appointment,
          status: 'confirmed' as const,
          startsAt: '2026-11-25T15:00:00Z',
          until: '2026-11-25T15:00:00Z',
        },
      ],
      calendars: [{ name: 'Google', problem: 'http 404', since: '2026-11-25T08:00:00Z' }],
    };
    expect(tasks(work).map(({ title, when, to }) => [title, when, to])).toEqual([
      [
        '«Google» no se puede leer: el servidor contesta «http 404». Lo último que se sabe sigue ocupado',
        expect.stringMatching(/^Desde 25 nov 2026, \d+:00$/),
        '/config-blogmr/despacho',
      ],
      [
        'Ana, videoconsulta',
        expect.stringMatching(/^A las \d+:00$/),
        '/config-blogmr/agenda?appointment=a',
      ],
      [
        expect.stringMatching(/^Ana, videoconsulta del 27 nov 2026, \d+:00$/),
        expect.stringMatching(/^Antes del 26 nov 2026, \d+:00$/),
        '/config-blogmr/agenda?appointment=a',
      ],
    ]);
  });
});
