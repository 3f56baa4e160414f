import { expect, it } from 'vitest';
import { judge } from '../../tools/vulnerabilities';

const report = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { severity }]),
    ),
  });

it('fails on a vulnerability of any severity, not where none is known, and does not pass without a report', () => {
  const { text, status } = judge(report({ 'some-parser': 'critical', 'other-thing': 'low' }));
  expect(status).toBe(1);
  expect(text).toContain('some-parser (critical), other-thing (low)');
  expect(judge(report({}))).toEqual({ text: 'No known vulnerability.', status: 0 });
  for (const output of ['', '{"message":"405 Method Not Allowed"}', 'npm error'])
    expect(judge(output)).toEqual({
      text: 'NOT CHECKED for known vulnerabilities: the registry gives no answer.',
      status: 2,
    });
});
