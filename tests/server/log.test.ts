import { beforeEach, expect, it, vi } from 'vitest';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { log, withoutConsole } from '../../server/log';
import { useBackend } from '../support/backend';

const db = useBackend();
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const keep = (text: unknown) => {
    written.push(String(text));
    return true;
  };
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
});

it('a line of the log has a time, and is one line whatever an event contains; what is printed otherwise is not in it', () => {
  withoutConsole(() => console.log('Your code: 123456'));
  log('GET /x\n2026-11-22T00:00:00Z admin signed in\u202e\u2028\u001b[2K');
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/x\\u000a2026/);
  expect(written[0]).toMatch(/\\u202e\\u2028\\u001b\[2K\n$/);
});

it('a line of the log says what an error is and where it arose, and quotes nothing', () => {
  const error = Object.assign(new RangeError('Zoe Secret\n    at nowhere'), { code: '22003' });
  log('It failed', error);
  log('It failed', 'Zoe Secret');
  expect(written[0]).toMatch(/ It failed: RangeError 22003 at .*log\.test\.ts/);
  expect(written.join('')).not.toMatch(/Zoe|nowhere/);
});

it('what the embedded backend prints contains nothing of a refused enquiry', async () => {
  for (const row of [
    { name: 'Zoe Secret', message: 'My very secret case', fill_seconds: 1e12 },
    { name: 'Zoe Secret', email: 'z@x.example' },
  ]) {
    const request = new Request('http://localhost/rest/v1/contact_surveys', {
      method: 'POST',
      headers: { apikey: EMBEDDED_ANON_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect((await db.backend.fetch(request)).status).toBeGreaterThanOrEqual(400);
  }
  expect(written.length).toBeGreaterThan(0);
  expect(written.join('')).not.toMatch(/Zoe|secret|z@x/i);
  for (const line of written) expect(line).toMatch(/^\d{4}-[\dT:.-]+Z [^\n]+\n$/);
});
