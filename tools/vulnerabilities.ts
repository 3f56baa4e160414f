/**
 * `npm run vulnerabilities`: runs `npm audit` on the dependencies that the site ships. Fails on a high
 * or critical vulnerability, which SECURITY.md promises to fix soon. A registry that does not answer,
 * such as a mirror, is reported and does not fail.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

interface Report {
  vulnerabilities: Record<string, { severity: string }>;
}

/** Judges the output of `npm audit --json`; high and critical vulnerabilities fail. */
export function judge(output: string): { text: string; failed: boolean } {
  let report: Partial<Report> = {};
  try {
    report = JSON.parse(output) as Partial<Report>;
  } catch {
    // No JSON: reported below as no answer.
  }
  if (!report.vulnerabilities) {
    return { text: 'Not checked for known vulnerabilities: no answer.', failed: false };
  }
  const all = Object.entries(report.vulnerabilities);
  const severe = all.filter(([, { severity }]) => ['high', 'critical'].includes(severity));
  const names = severe.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return {
    text: names
      ? `Known vulnerabilities: ${names}. See npm audit --omit=dev.`
      : `No known vulnerability of high or critical severity; ${all.length} of lower severity.`,
    failed: names !== '',
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { text, failed } = judge(stdout);
  console.log(text);
  process.exitCode = failed ? 1 : 0;
}
