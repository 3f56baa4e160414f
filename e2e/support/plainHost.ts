import type { originApp } from '../../server/server.ts';

type Site = Pick<ReturnType<typeof originApp>, 'fetch'>;

/** A host without rules for languages: whatever a browser says, it sends the file of the address. */
export function withoutLanguages(site: Site): Site {
  return {
    fetch(request, ...rest) {
      for (const name of ['Accept-Language', 'Cookie']) request.headers.delete(name);
      return site.fetch(request, ...rest);
    },
  };
}
