/**
 * `npm run import:wordpress -- export.xml [--uploads=FOLDER] [--host=www.old-firm.example]
 * [--language=es] [--dry-run]`: takes the posts of a WordPress site along (docs/operate.md).
 */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { firm } from '../src/site/firm.ts';
import { isLanguage } from '../src/site/languages.ts';
import { Report } from './import/model.ts';
import { wordpressSource } from './import/wordpress.ts';
import { importSource } from './import/write.ts';
import { readWxr } from './import/wxr.ts';
import { openSite } from './sites.ts';

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
  console.error('Which export? npm run import:wordpress -- export.xml --uploads=FOLDER --dry-run');
  process.exit(1);
}
if (language !== undefined && !isLanguage(language)) {
  console.error(`--language=${language} is none of the site.`);
  process.exit(1);
}

const began = performance.now();
const wxr = await readWxr(createReadStream(file));
const report = new Report();
const site = isDry ? undefined : await openSite();
try {
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
} finally {
  await site?.close();
}
