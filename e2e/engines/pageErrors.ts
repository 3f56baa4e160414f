import type { originApp } from '../../server/origin/originServer';

const SCRIPT_PATH = '/page-errors.js';
const REPORT_PATH = '/page-errors';

/** Runs first in each document and removes its own element, so that the page is as built. */
const SCRIPT = `document.currentScript.remove();
const report = (text) => navigator.sendBeacon('${REPORT_PATH}', text);
addEventListener('error', ({ message }) => message && report(message));
addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('refused by ' + violatedDirective + ': ' + blockedURI));
const { error } = console;
console.error = (...args) => { report(args.join(' ')); error(...args); };`;

/** An expression that resolves when all reports of the page have arrived. */
export const flushErrors = `fetch('${REPORT_PATH}', { method: 'POST' }).then(() => null)`;

/**
 * For an engine whose driver does not report the console: the site, with a script in each document
 * that reports errors to `note`.
 */
export function withErrorReports(
  site: Pick<ReturnType<typeof originApp>, 'fetch'>,
  note: (text: string) => void,
): typeof site {
  return {
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url);
      if (pathname === SCRIPT_PATH) {
        return new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
      }
      if (pathname === REPORT_PATH) {
        const text = await request.text();
        if (text) note(text);
        return new Response(null, { status: 204 });
      }
      const isDocument = request.headers.get('Accept')?.includes('text/html');
      if (!isDocument) return site.fetch(request, ...rest);
      for (const name of ['Accept-Encoding', 'If-None-Match']) request.headers.delete(name);
      const { body, status, headers } = await site.fetch(request, ...rest);
      const html = await new Response(body).text();
      headers.delete('Content-Length');
      headers.delete('ETag');
      const reporting = html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);
      return new Response(reporting, { status, headers });
    },
  };
}
