import { describe, expect, it } from 'vitest';
import { answerByChat, answerByMail, internationalDigits } from '@/features/surveys/answer';
import { firm } from '@/site/firm';
import { LANGUAGES } from '@/site/languages';

const person = {
  name: 'Ana & Co?',
  email: 'ana+b@client.example',
  phone: '+49 30 123',
  language: 'de' as const,
};

describe('by e-mail', () => {
  it.each(LANGUAGES)('begins in the language of the client: %s', (language) => {
    const link = new URL(answerByMail({ ...person, language }) ?? '');
    expect(link.pathname).toBe('ana%2Bb@client.example');
    expect(link.searchParams.get('subject')).toContain(firm.name);
    expect(link.searchParams.get('body')).toContain(person.name);
    expect(link.searchParams.get('body')).not.toMatch(/[^\r]\n/);
  });

  it('says different things in each', () => {
    const all = LANGUAGES.map((language) => answerByMail({ ...person, language }));
    expect(new Set(all).size).toBe(LANGUAGES.length);
  });

  it('cannot be smuggled another recipient', () => {
    const link = answerByMail({ ...person, email: 'a@b.example?bcc=x@y.example' }) ?? '';
    expect(new URL(link).searchParams.get('bcc')).toBeNull();
  });

  it('is not offered without an address', () => {
    expect(answerByMail({ ...person, email: null })).toBeUndefined();
  });
});

describe('by chat', () => {
  it('begins in the language of the client', () => {
    const link = new URL(answerByChat(person) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/4930123');
    expect(link.searchParams.get('text')).toContain('Guten Tag, Ana & Co?');
  });

  it.each([
    ['+34 600 00 00 00', '34600000000'],
    ['0049 (30) 123', '4930123'],
    ['600 000 000', '34600000000'],
    ['965 000 000', '34965000000'],
  ])('%s is %s', (phone, digits) => expect(internationalDigits(phone)).toBe(digits));

  it.each(['', '030 123 456', '123456'])('a number of no country is nobody’s: %j', (phone) => {
    expect(internationalDigits(phone)).toBeUndefined();
    expect(answerByChat({ ...person, phone })).toBeUndefined();
  });
});
