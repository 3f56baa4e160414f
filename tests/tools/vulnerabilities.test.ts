import { expect, it } from 'vitest';
import { judge } from '../../tools/vulnerabilities';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { severity }]),
    ),
  });

it('fails on a vulnerability of any severity, and names all of them', () => {
  const { text, failed } = judge(report({ 'some-parser': 'critical', 'other-thing': 'low' }));
  expect(failed).toBe(true);
  expect(text).toContain('some-parser (critical), other-thing (low)');
});

it('does not fail where the registry knows of none', () => {
  expect(judge(report({}))).toEqual({ text: 'No known vulnerability.', failed: false });
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
