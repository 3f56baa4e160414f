/** A site whose pages follow its database, as `npm start` serves it. */
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { startPublisher } from '../../server/publication/publisher';
import { followPublished, publicProject } from '../../server/publication/followPublished';
import { listen, originApp } from '../../server/origin/originServer';
import type { Site } from './database';
import { copyBuild, removeBuild } from './publication';
import { startSeeded } from './snapshot';

export interface LiveSite {
  url: string;
  dist: string;
  backend: EmbeddedBackend;
  close: () => Promise<void>;
}

/** @param change changes the database before the first pages are written. */
export async function startLiveSite(change?: (site: Site) => Promise<unknown>): Promise<LiveSite> {
  const backend = await startSeeded({ captureEmails: true });
  await change?.({ backend });
  const dist = copyBuild();
  const published = followPublished(publicProject(backend));
  const server = await listen(originApp(backend, dist, { published }), 0);
  const stop = startPublisher(dist, published, server.url);
  return {
    url: server.url,
    dist,
    backend,
    async close() {
      await stop();
      await server.close();
      await backend.close();
      removeBuild(dist);
    },
  };
}
