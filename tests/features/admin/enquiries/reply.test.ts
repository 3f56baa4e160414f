import { describe, expect, it } from 'vitest';
import { replyByChat, replyByMail, internationalDigits } from '@/features/admin/enquiries/reply';
import { firm } from '@/site/firm';
import { LANGUAGES } from '@/site/languages';

const person = {
  name: 'Ana & Co?',
  email: 'ana+b@client.example',
  phone: '+49 30 123',
  language: 'de' as const,
};

describe('the e-mail link', () => {
  it.each(LANGUAGES)('opens with a greeting in the client’s language: %s', (language) => {
    const link = new URL(replyByMail({ ...person, language }) ?? '');
    expect(link.pathname).toBe('ana%2Bb@client.example');
    expect(link.searchParams.get('subject')).toContain(firm.name);
    expect(link.searchParams.get('body')).toContain(person.name);
    expect(link.searchParams.get('body')).not.toMatch(/[^\r]\n/);
  });

  it('greets differently in each language', () => {
    const all = LANGUAGES.map((language) => replyByMail({ ...person, language }));
    expect(new Set(all).size).toBe(LANGUAGES.length);
  });

  it('cannot be injected with another recipient', () => {
    const link = replyByMail({ ...person, email: 'a@b.example?bcc=x@y.example' }) ?? '';
    expect(new URL(link).searchParams.get('bcc')).toBeNull();
  });

  it('is not offered without an e-mail address', () => {
    expect(replyByMail({ ...person, email: null })).toBeUndefined();
  });
});

describe('the chat link', () => {
  it('opens with a greeting in the client’s language', () => {
    const link = new URL(replyByChat(person) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/4930123');
    expect(link.searchParams.get('text')).toContain('Guten Tag, Ana & Co?');
  });

  it.each([
    ['+34 600 00 00 00', '34600000000'],
    ['0049 (30) 123', '4930123'],
    ['600 000 000', '34600000000'],
    ['965 000 000', '34965000000'],
  ])('%s is %s', (phone, digits) => expect(internationalDigits(phone)).toBe(digits));

  it.each(['', '030 123 456', '123456'])(
    'is not offered for a number without a country code: %j',
    (phone) => {
      expect(internationalDigits(phone)).toBeUndefined();
      expect(replyByChat({ ...person, phone })).toBeUndefined();
    },
  );
});
