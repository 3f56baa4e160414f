import { withoutConsole } from '../log.ts';
import { authError, type Handler } from './auth/handler.ts';

const MESSAGE = 'The disk of the server is full';

/**
 * Responds with 507 when @supabase/lite failed because the disk is full, for which it sends 500.
 */
export function withDiskFull(next: Handler): Handler {
  return async (request) => {
    const disk = { isFull: false };
    const response = await withoutConsole(
      () => next(request),
      () => {
        disk.isFull = true;
      },
    );
    if (!disk.isFull || response.status < 500) return response;
    return new URL(request.url).pathname.startsWith('/auth/')
      ? authError(507, 'disk_full', MESSAGE)
      : Response.json({ code: '53100', message: MESSAGE }, { status: 507 });
  };
}
