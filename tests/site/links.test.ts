import { expect, test } from 'vitest';
import { firmCountry } from '@/site/firmCountry';
import { chatUrl, formatPhone, mailtoUrl, telUrl } from '@/site/links';

test.each(['Hola, ¿qué tal? 50 % & más #1', 'مرحبًا', 'Zeile 1\nZeile 2 + „Anführung“ 😀'])(
  'a chat link has its text unchanged: %s',
  (text) => {
    const url = new URL(chatUrl('+34300000003', text));
    expect(url.origin + url.pathname).toBe('https://wa.me/34300000003');
    expect([...url.searchParams]).toEqual([['text', text]]);
    expect(url.href).not.toContain('+');
  },
);

test('a mailto link is bare, or has subject and body with line breaks as in RFC 6068', () => {
  expect(mailtoUrl('info@firm.example')).toBe('mailto:info@firm.example');
  const url = new URL(mailtoUrl('info@firm.example', { subject: 'Ähm & so', body: 'eins\nzwei' }));
  expect(url.pathname).toBe('info@firm.example');
  expect(url.searchParams.get('subject')).toBe('Ähm & so');
  expect(url.search).toContain('body=eins%0D%0Azwei');
});

test('phone numbers dial as they are and are displayed in groups', () => {
  const { callingCode, groups } = firmCountry;
  const parts = [callingCode, ...groups.map((length) => '3'.repeat(length))];
  expect(telUrl('+34300000001')).toBe('tel:+34300000001');
  expect(formatPhone(`+${parts.join('')}`)).toBe(`+${parts.join(' ')}`);
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});
