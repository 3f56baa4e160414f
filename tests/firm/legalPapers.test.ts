import { expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import { legalPapers } from '../../tools/legalPapers';

it('the legal papers name the firm, its processors and its authority, and keep what a lawyer fills in', () => {
  const papers = Object.fromEntries(legalPapers());
  expect(papers['registro-de-actividades.md']).toContain(`${firm.legalName}, NIF ${firm.taxId}`);
  for (const { name } of firm.processors) expect(papers['encargados.md']).toContain(`- ${name}`);
  expect(papers['brechas.md']).toContain(firmCountry.supervisoryAuthority.name);
  for (const [name, text] of Object.entries(papers)) {
    expect(text, name).not.toContain('{{');
    expect(text, name).toMatch(/\[[^\]]+\](?!\()/);
  }
});
