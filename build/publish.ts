import { FAST_COMPRESSION, removeCompressed, writeCompressed } from './precompress.ts';
import { digestOf, type Manifest, readManifest, writeManifest } from './pageManifest.ts';
import { fileOfPage, type PageJob, type RenderJob, renderPages } from './renderPages.ts';

/** All that a publication writes. */
export interface Site {
  /** In the order of rendering. */
  pages: readonly PageJob[];
  /** The contents of all other files by name: sitemap, feeds, the configuration of hosts. */
  files: Readonly<Record<string, string>>;
}

/** What a publication did. */
export interface Published {
  written: number;
  removed: number;
  /** The pages that could not be rendered; what was there before is left. */
  failures: readonly Error[];
}

/**
 * Brings the folder of a build to what the site is now: removes the files that are gone, and writes
 * those whose contents differ from the last publication's. A build of the app begins with none.
 * @param app a digest of what all pages are made from besides their data.
 */
export async function publish(
  job: RenderJob,
  app: string,
  { pages, files }: Site,
): Promise<Published> {
  const { out } = job;
  const before = readManifest(out);
  const digests = new Map([
    ...Object.entries(files).map(([name, content]) => [name, digestOf(content)] as const),
    ...pages.map((page) => [fileOfPage(page.path), digestOf(app, page)] as const),
  ]);
  const gone = Object.keys(before).filter((name) => !digests.has(name));
  const isChanged = (name: string) => before[name] !== digests.get(name);
  const changedFiles = Object.entries(files).filter(([name]) => isChanged(name));
  const changedPages = pages.filter(({ path }) => isChanged(fileOfPage(path)));

  const manifest: Manifest = Object.fromEntries(
    [...digests].map(([name, digest]) => [name, isChanged(name) ? '' : digest]),
  );
  const finish = (name: string) => {
    manifest[name] = digests.get(name) ?? '';
  };
  // What is withdrawn goes first. What may be written from here on is in the manifest before it is,
  // so that no file is forgotten when the process is ended.
  for (const name of gone) removeCompressed(out, name);
  if (changedFiles.length + changedPages.length + gone.length > 0) writeManifest(out, manifest);
  const failures: Error[] = [];
  try {
    for (const [name, content] of changedFiles) {
      // They grow with the posts, and no visitor waits for them.
      writeCompressed(out, name, content, FAST_COMPRESSION);
      finish(name);
    }
    await renderPages(job, changedPages, (page, failure) => {
      if (failure) failures.push(failure);
      else finish(fileOfPage(page.path));
    });
  } finally {
    if (changedFiles.length + changedPages.length > 0) writeManifest(out, manifest);
  }
  return {
    written: changedFiles.length + changedPages.length - failures.length,
    removed: gone.length,
    failures,
  };
}
