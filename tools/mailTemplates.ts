/** `npm run mail:templates`: writes the mails about accounts, with the firm's name, into supabase. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_MAILS, withSubjects } from '../server/mail/accountMails.ts';
import { SUPABASE } from '../server/paths.ts';

for (const [name, { html }] of Object.entries(ACCOUNT_MAILS)) {
  writeFileSync(join(SUPABASE, `templates/${name}.html`), html);
}
const config = join(SUPABASE, 'config.toml');
writeFileSync(config, withSubjects(readFileSync(config, 'utf8')));
