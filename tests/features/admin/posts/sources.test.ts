import { expect, it } from 'vitest';
import { linesOf, sourcesOf } from '@/features/admin/posts/sources';

it('sources are written one a line, with the address at the end', () => {
  const lines =
    'Código Civil, art. 806 https://www.boe.es/a?id=1\n\n  Sentencia 12/2026 \r\nhttps://b.es';
  const sources = [
    { title: 'Código Civil, art. 806', url: 'https://www.boe.es/a?id=1' },
    { title: 'Sentencia 12/2026', url: '' },
    { title: '', url: 'https://b.es' },
  ];
  expect(sourcesOf(lines)).toEqual(sources);
  expect(linesOf(sources.slice(0, 2))).toBe(
    'Código Civil, art. 806 https://www.boe.es/a?id=1\nSentencia 12/2026',
  );
  expect(linesOf(null)).toBe('');
});
