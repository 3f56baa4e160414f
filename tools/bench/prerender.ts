import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/site/languages.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { DIST, ROOT } from '../../server/paths.ts';
import { printTable, round } from './table.ts';
import { fillPosts } from './fill.ts';

const COUNTS = [100, 300, 1000];

/** The last line that `build/prerender.ts` prints. */
const RESULT =
  /(\d+) pages in ([\d.]+) s \(([\d.]+) s of processor time, (\d+) MB.*; (\d+) files written/;

/** Copies the build without its pages, to be prerendered separately. */
async function copyBuild(to: string): Promise<void> {
  const isWritten = (name: string) =>
    name.endsWith('pages.json') ||
    (/\.html(\.br|\.gz)?$/.test(name) && !name.includes('shell.html'));
  await cp(DIST, to, { recursive: true, filter: (name) => !isWritten(name) });
}

/** Writes the files that have changed; without a manifest, all of them. */
async function prerender(out: string, dataDir: string) {
  const options = ['--incremental', `--out=${out}`, `--data=${dataDir}`];
  const args = ['--import', 'tsx', 'build/build.ts', ...options];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const [pages, seconds, processor, megabytes, files] =
    RESULT.exec(output)?.slice(1).map(Number) ?? [];
  if (code !== 0 || !pages || !seconds || !processor || !megabytes || !files) {
    throw new Error(`Prerendering failed:\n${output}`);
  }
  return { pages, seconds, processor, megabytes, files };
}

/** Changes the title of one post in the middle of the blog. */
async function editOnePost(dataDir: string): Promise<void> {
  const backend = await startEmbedded({ dataDir });
  await backend.query(`
    update public.blog_posts set title = title || ' (2)'
    where id = (select id from public.blog_posts order by date offset 20 limit 1)`);
  await backend.close();
}

/**
 * Measures prerendering with a hundred to a thousand posts, each in all languages; the cost must
 * grow linearly.
 */
export async function benchPrerender(): Promise<void> {
  const rows = [];
  const edits = [];
  for (const posts of COUNTS) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-'));
    try {
      const [out, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
      await copyBuild(out);
      const backend = await startEmbedded({ dataDir });
      await fillPosts(backend, { posts, inAllLanguages: true });
      await backend.close();
      const { pages, seconds, processor, megabytes } = await prerender(out, dataDir);
      const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
      const last = /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>(?![\s\S]*<loc>)/.exec(sitemap)?.[1];
      const { size } = await stat(join(out, `${last}.html.br`));
      rows.push([
        posts,
        pages,
        seconds,
        processor,
        round((seconds * 1000) / pages),
        megabytes,
        round(size / 1000),
      ]);
      await editOnePost(dataDir);
      const edit = await prerender(out, dataDir);
      edits.push([posts, edit.files, edit.seconds, edit.processor, edit.megabytes]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  printTable(
    `Prerendering posts in ${LANGUAGES.length} languages, embedded backend in a process beside it (limit: 1,000 posts in 60 s and 1,000 MB)`,
    ['posts', 'pages', 'seconds', 'processor s', 'ms a page', 'peak MB', 'kB of the last one'],
    rows,
  );
  printTable(
    'One post edited afterwards: `npm run build -- --incremental` (limit: 5 s among 1,000 posts)',
    ['posts', 'files written', 'seconds', 'processor s', 'peak MB'],
    edits,
  );
}
