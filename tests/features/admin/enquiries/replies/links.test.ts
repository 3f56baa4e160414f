import { describe, expect, it } from 'vitest';
import { GREETINGS } from '@/features/admin/enquiries/replies/greetings';
import { replyByChat, replyByMail, replyByPhone } from '@/features/admin/enquiries/replies/links';
import { firm } from '@/site/firm';
import { LANGUAGES } from '@/site/languages';
import { ANOTHER, OTHER } from '../../../../support/languages';

const person = {
  name: 'Ana & Co?',
  email: 'ana+b@client.example',
  phone: '+49 30 123',
  language: OTHER,
};

const urlOf = (link: { href: string } | undefined) => new URL(link?.href ?? '');

describe('the e-mail link', () => {
  it.each(LANGUAGES)('has a subject in the client’s language and the reply: %s', (language) => {
    const link = replyByMail({ ...person, language }, 'Eins\n\nZwei');
    expect(urlOf(link).pathname).toBe('ana%2Bb@client.example');
    expect(urlOf(link).searchParams.get('subject')).toContain(firm.name);
    expect(urlOf(link).searchParams.get('body')).toBe('Eins\r\n\r\nZwei');
    expect(link?.holdsReply).toBe(true);
  });

  it('has only the subject where the reply, which is copied, is too long for an address', () => {
    const link = replyByMail({ ...person, language: ANOTHER }, 'السلام عليكم. '.repeat(30));
    expect(link?.holdsReply).toBe(false);
    expect(link?.href.length).toBeLessThan(1000);
    expect([...urlOf(link).searchParams.keys()]).toEqual(['subject']);
  });

  it('cannot be injected with another recipient', () => {
    const link = replyByMail({ ...person, email: 'a@b.example?bcc=x@y.example' }, 'Text');
    expect(urlOf(link).searchParams.get('bcc')).toBeNull();
  });

  it('is not offered without an e-mail address', () => {
    expect(replyByMail({ ...person, email: null }, 'Text')).toBeUndefined();
  });
});

describe('the chat link', () => {
  it('has a greeting in the client’s language, and nothing of the reply', () => {
    const link = replyByChat(person);
    expect(urlOf(link).origin + urlOf(link).pathname).toBe('https://wa.me/4930123');
    expect(urlOf(link).searchParams.get('text')).toBe(GREETINGS[OTHER].chat('Ana & Co?'));
    expect(link?.holdsReply).toBe(false);
  });

  it.each([
    ['+34 600 00 00 00', '34600000000'],
    ['0049 (30) 123', '4930123'],
    ['+44 (0)7700 900123', '447700900123'],
  ])('%s is %s', (phone, digits) =>
    expect(urlOf(replyByChat({ ...person, phone })).pathname).toBe(`/${digits}`),
  );

  it.each(['', '030 123 456', '123456'])(
    'is not offered for a number without a country code: %j',
    (phone) => {
      expect(replyByChat({ ...person, phone })).toBeUndefined();
    },
  );
});

describe('the phone link', () => {
  it('has digits only, and is not offered without a number', () => {
    expect(replyByPhone(person)?.href).toBe('tel:+4930123');
    expect(replyByPhone({ ...person, phone: null })).toBeUndefined();
  });
});
