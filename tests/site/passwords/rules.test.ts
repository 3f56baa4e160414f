import { expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { passwordProblem } from '@/site/passwords/rules';

const { name, lawyers, address, district } = firm;
const lawyer = lawyers[0].name;
/** The firm's words, run together. */
const words = (name + lawyer).toLowerCase().replaceAll(/\P{L}/gu, '');

it.each([
  ['correct horse battery', undefined],
  [`${address.city} tiene cuatro castillos`, undefined], // A word of the firm in a phrase of one's own.
  ['一二三四五六七八九十一二', undefined],
  ['elevenchars', 'short'],
  ['1234567890ab'.repeat(6), undefined], // 72 bytes.
  ['1234567890ab'.repeat(6) + 'c', 'long'],
  ['长'.repeat(12) + '一二三四五六七八九十百千万', 'long'], // 25 characters of three bytes.
  ['UNBELIEVABLE', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  [`${words}-123456`, 'firm'],
  [`${address.city}-${district}-2026`, 'firm'],
  [words.normalize('NFD').replaceAll(/\p{M}/gu, '') + address.postalCode, 'firm'],
])('passwordProblem %s: %s', async (password, problem) => {
  expect(await passwordProblem(password)).toBe(problem);
});

it('passwordProblem counts the words of the person’s own address as easy to guess', async () => {
  expect(await passwordProblem('carlota-martinez-1', 'carlota.martinez@x.example')).toBe('firm');
  expect(await passwordProblem('carlota-martinez-1')).toBeUndefined();
});
