import { expect, it } from 'vitest';
import { judge } from '../../tools/vulnerabilities';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { severity }]),
    ),
  });

it('fails on a high or critical vulnerability, and names it', () => {
  const { text, failed } = judge(report({ 'some-parser': 'critical', 'other-thing': 'low' }));
  expect(failed).toBe(true);
  expect(text).toContain('some-parser (critical)');
  expect(text).not.toContain('other-thing');
});

it('does not fail on low and moderate ones', () => {
  expect(judge(report({ thing: 'moderate' }))).toEqual({
    text: 'No known vulnerability of high or critical severity; 1 of lower severity.',
    failed: false,
  });
});

it.each(['', '{"message":"405 Method Not Allowed"}', 'npm error'])(
  'says that nothing was checked when the registry gives no report: %j',
  (output) => {
    expect(judge(output)).toEqual({
      text: 'Not checked for known vulnerabilities: no answer.',
      failed: false,
    });
  },
);
