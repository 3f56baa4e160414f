/** The cases of the one rule for e-mail addresses: for the form, the database and the mails. */
const DOMAIN = (length: number) => `${'d'.repeat(60)}.`.repeat(5).slice(0, length - 3) + '.es';

export const MAIL_ADDRESSES = [
  'ana@client.example',
  "o'neil@client.example",
  'почта@пример.рф',
  '张伟@例子.中国',
  'ana@xn--e1afmkfd.xn--p1ai',
  'ana@1-2.example',
  `${'a'.repeat(64)}@client.example`,
  `a@${DOMAIN(252)}`,
];

export const NO_MAIL_ADDRESSES = [
  // Incomplete.
  '',
  'ana',
  'ana@client',
  'ana@client.e',
  // More than an address.
  'ana@correo.example;',
  'mailto:ana@client.example',
  'a@client.example,b@client.example',
  'Ana <ana@client.example>',
  'ana(a friend)@client.example',
  '"ana"@client.example',
  'group:ana@client.example',
  'ana@client.example\n',
  'ana@client.example\r\nbcc:x@client.example',
  'ana\u00a0@client.example',
  '\u202eana@client.example',
  'a@b@client.example',
  'ana＠client.example',
  'ana，b@client.example',
  // By another server.
  'ana%other.example@client.example',
  'other.example!ana@client.example',
  'ana@[192.0.2.1]',
  'ana@192.0.2.11',
  // Misplaced dots and hyphens.
  '.ana@client.example',
  'ana@client..example',
  'ana@-client.example',
  // A domain that is none, or another one for some programs.
  'ana@cli_ent.example',
  'ana@straße.example',
  `${'a'.repeat(65)}@client.example`,
];
