import { expect, it } from 'vitest';
import { toTemplate } from '@/features/admin/enquiries/replies/template';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { LANGUAGES } from '@/site/languages';
import { useBackend } from '../support/backend';

const db = useBackend();

it('the reply templates of a new project are complete in all languages, with the same fields', async () => {
  const { data } = await db.clients.admin
    .from('reply_templates')
    .select('*')
    .overrideTypes<Parameters<typeof toTemplate>[0][], { merge: false }>();
  const found = (data ?? []).map(toTemplate);
  expect(found.length).toBeGreaterThanOrEqual(6);
  for (const template of found) {
    expect(templateProblems(template), template.name).toEqual({});
    for (const language of LANGUAGES) expect(template.texts[language]).not.toBe('');
  }
});
