import { describe, expect, it } from 'vitest';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { replyByChat, replyByMail, replyByPhone } from '@/lib/admin/replies/links';
import { ANOTHER, OTHER } from '../../../support/languages';

const person = {
  name: 'Ana & Co?',
  email: 'ana+b@client.example',
  phone: '+49 30 123',
  language: OTHER,
};

const urlOf = (link = '') => new URL(link);

describe('the e-mail link', () => {
  it('has a subject in the client’s language and the reply', () => {
    const link = replyByMail(person, 'Eins\n\nZwei');
    const { pathname, searchParams } = urlOf(link);
    expect(pathname).toBe('ana%2Bb@client.example');
    expect(searchParams.get('subject')).toBe(GREETINGS[OTHER].subject);
    expect(searchParams.get('body')).toBe('Eins\r\n\r\nZwei');
  });

  it('has only the subject where the reply, which is copied, is too long for an address', () => {
    const link = replyByMail({ ...person, language: ANOTHER }, 'السلام عليكم. '.repeat(30));
    expect(link?.length).toBeLessThan(1000);
    expect([...urlOf(link).searchParams.keys()]).toEqual(['subject']);
  });

  it('cannot be injected with another recipient, and needs an address', () => {
    const link = replyByMail({ ...person, email: 'a@b.example?bcc=x@y.example' }, 'Text');
    expect(urlOf(link).searchParams.get('bcc')).toBeNull();
    expect(replyByMail({ ...person, email: null }, 'Text')).toBeUndefined();
  });
});

it('the chat link has a greeting in the client’s language, and nothing of the reply', () => {
  const link = replyByChat(person);
  expect(urlOf(link).origin + urlOf(link).pathname).toBe('https://wa.me/4930123');
  expect(urlOf(link).searchParams.get('text')).toBe(GREETINGS[OTHER].chat('Ana & Co?'));
});

it('the phone link has digits only, and no chat is offered for a number without a country', () => {
  expect(replyByPhone(person)).toBe('tel:+4930123');
  expect(replyByPhone({ ...person, phone: null })).toBeUndefined();
  expect(replyByChat({ ...person, phone: '030 123 456' })).toBeUndefined();
});
