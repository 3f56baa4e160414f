/**
 * `npm run publisher`, for a self-hosted site with a hosted project: writes what the project
 * publishes into the folder that the web server serves and, given SMTP_URL and SUPABASE_SECRET_KEY,
 * sends its mails. docs/deploy.md has a systemd unit.
 *
 *   --root=FOLDER  the folder of the build that the web server serves (default dist)
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, parseEnv } from '../../src/site/env.ts';
import { startJobs } from '../scheduler.ts';
import { hostedJobs, mailNote } from './jobs.ts';
import { VARIABLES_FILE } from '../viteVariables.ts';
import { startPublisher } from '../publication/publisher.ts';
import { DIST } from '../paths.ts';
import { canPrerender } from '../publication/prerenderProcess.ts';
import { endOnSignal } from '../endOnSignal.ts';
import { followPublished, publicProject } from '../publication/followPublished.ts';
import { print } from '../log.ts';

/** The hosted project that a build was made for. @throws where there is none. */
function projectOf(root: string): Env {
  if (!canPrerender(root)) throw new Error(`${root} has no build: npm run build.`);
  const variables = JSON.parse(readFileSync(join(root, VARIABLES_FILE), 'utf8')) as [];
  const env = parseEnv(Object.fromEntries(variables), '');
  if (!env.supabaseUrl) {
    throw new Error(
      `${root} is built without VITE_SUPABASE_URL: npm start serves and publishes it.`,
    );
  }
  return env;
}

const { values } = parseArgs({ options: { root: { type: 'string', default: DIST } } });
const root = resolve(values.root);
try {
  const project = projectOf(root);
  const jobs = hostedJobs(project);
  const stopJobs = startJobs(jobs);
  const stopPublishing = startPublisher(root, followPublished(publicProject(project)));
  endOnSignal(async () => {
    await stopPublishing();
    await stopJobs();
  });
  print(`Publishing ${project.supabaseUrl} into ${root}. Mails are ${mailNote(jobs)}.`);
  print('Press Ctrl-C to stop.');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
