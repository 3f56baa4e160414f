/**
 * `npm run import:wordpress -- export.xml [--uploads=FOLDER] [--host=www.old-firm.example]
 * [--language=es] [--dry-run]`: takes the posts of a WordPress site along (docs/operate.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Site } from '../server/archive/site.ts';
import { firm } from '../src/site/firm.ts';
import { isLanguage } from '../src/site/languages.ts';
import { Report } from './import/model.ts';
import { wordpressSource } from './import/wordpress.ts';
import { importSource } from './import/write.ts';
import { readWxr } from './import/wxr.ts';
import { refuse } from './refuse.ts';
import { withSite } from './sites.ts';

const {
  values: { uploads, host, language, 'dry-run': isDry = false },
  positionals: [file],
} = parseArgs({
  options: {
    uploads: { type: 'string' },
    host: { type: 'string' },
    language: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  allowPositionals: true,
});
if (!file) {
  refuse('Which export? npm run import:wordpress -- export.xml --uploads=FOLDER --dry-run');
}
if (language !== undefined && !isLanguage(language)) {
  refuse(`--language=${language} is none of the site.`);
}

if (!existsSync(file)) refuse(`There is no ${file}.`);

/** @param site undefined for a dry run. */
const run = async (site: Site | undefined): Promise<void> => {
  const began = performance.now();
  const wxr = readWxr(readFileSync(file, 'utf8'));
  const report = new Report();
  const [settings] = site
    ? await site.transaction((query) => query('select time_zone from public.settings'))
    : [];
  const zone = typeof settings?.time_zone === 'string' ? settings.time_zone : firm.timeZone;
  const source = wordpressSource(wxr, report, { language, zone });
  const counts = await importSource({ source, report, site, pictures: { uploads, host } });
  console.log(report.toString());
  console.table(counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(isDry ? 'A dry run: nothing was written.' : `Written in ${seconds} s.`);
};

await (isDry ? run(undefined) : withSite(run));
