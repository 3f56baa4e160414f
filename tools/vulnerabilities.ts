/**
 * `npm run vulnerabilities`: fails on a published vulnerability of a package that the site and its
 * server run on; SECURITY.md says how soon each is fixed. A registry that does not answer, such as
 * a mirror, is reported and does not fail.
 */
import { pathToFileURL } from 'node:url';
import { npm } from '../build/npm.ts';
import { ROOT } from '../server/paths.ts';

interface Report {
  vulnerabilities: Record<string, { severity: string }>;
}

/** Judges the output of `npm audit --json`; any vulnerability fails. */
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
  const names = Object.entries(report.vulnerabilities)
    .map(([name, { severity }]) => `${name} (${severity})`)
    .join(', ');
  return names
    ? { text: `Known vulnerabilities: ${names}. See npm audit --omit=dev.`, failed: true }
    : { text: 'No known vulnerability.', failed: false };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = npm(['audit', '--omit=dev', '--json'], ROOT);
  const { text, failed } = judge(stdout);
  console.log(text);
  process.exitCode = failed ? 1 : 0;
}
