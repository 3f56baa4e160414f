import type { originApp } from '../../server/origin/originServer.ts';

type Site = Pick<ReturnType<typeof originApp>, 'fetch'>;

/** A host without language rules: it serves the file at the address to every browser. */
export function withoutLanguages(site: Site): Site {
  return {
    async fetch(request, ...rest) {
      for (const name of ['Accept-Language', 'Cookie']) request.headers.delete(name);
      const response = await site.fetch(request, ...rest);
      response.headers.delete('Server-Timing');
      return response;
    },
  };
}
