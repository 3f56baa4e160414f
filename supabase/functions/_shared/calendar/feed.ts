import ical from 'ical-generator';
import { feedFile, type FeedEntry } from '../../../../src/site/appointmentFile.ts';
import { type AppointmentKind, tokenOfFeed } from '../../../../src/site/appointments.ts';
import { callerOf, type Project } from '../callDatabase.ts';
import { TEXTS } from '../mail/texts.ts';

interface FeedRow extends Pick<FeedEntry, 'id' | 'sequence' | 'isPending'> {
  start: string;
  end: string;
  kind: AppointmentKind;
  /** Null where the address says 'busy' alone. */
  name: string | null;
  room: string | null;
}

const entryOf = ({ start, end, kind, name, room, ...row }: FeedRow): FeedEntry => ({
  ...row,
  start: new Date(start),
  end: new Date(end),
  summary: name === null ? 'Ocupado' : `${name} · ${TEXTS.es.appointment.kinds[kind]}`,
  location: room ?? undefined,
});

/** Answers a program that has subscribed to the agenda, by the token in the address; 404 for any other. */
export function feedHandler(project: (request: Request) => Project) {
  return async (request: Request): Promise<Response> => {
    const token = tokenOfFeed(new URL(request.url).pathname);
    if (request.method !== 'GET' || token === undefined)
      return new Response('Not found', { status: 404 });
    const answer = await callerOf(project(request))('read_calendar_feed', { token }).catch(
      (error: unknown) => {
        if (error instanceof Error && error.cause === 429) return undefined;
        throw error;
      },
    );
    if (!answer) return new Response('Too many requests', { status: 429 });
    const rows = (await answer.json()) as FeedRow[] | null;
    if (rows === null) return new Response('Not found', { status: 404 });
    return new Response(feedFile(ical, rows.map(entryOf)), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  };
}
