/**
 * `npm run vulnerabilities`: fails on a published vulnerability of a package that the site and its
 * server run on; SECURITY.md says how soon each is fixed.
 * A registry that does not answer, such as a mirror, is no pass either: the exit status is then 2.
 */
import { pathToFileURL } from 'node:url';
import { npm } from '../build/npm.ts';
import { ROOT } from '../server/paths.ts';

interface Report {
  vulnerabilities: Record<string, { severity: string }>;
}

/** Judges the output of `npm audit --json`. @returns also the exit status: 1 for any vulnerability, 2 for no answer. */
export function judge(output: string): { text: string; status: 0 | 1 | 2 } {
  let report: Partial<Report> = {};
  try {
    report = JSON.parse(output) as Partial<Report>;
  } catch {
    // No JSON: reported below as no answer.
  }
  if (!report.vulnerabilities) {
    return {
      text: 'NOT CHECKED for known vulnerabilities: the registry gives no answer.',
      status: 2,
    };
  }
  const names = Object.entries(report.vulnerabilities)
    .map(([name, { severity }]) => `${name} (${severity})`)
    .join(', ');
  return names
    ? { text: `Known vulnerabilities: ${names}. See npm audit --omit=dev.`, status: 1 }
    : { text: 'No known vulnerability.', status: 0 };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = npm(['audit', '--omit=dev', '--json'], ROOT);
  const { text, status } = judge(stdout);
  console.log(text);
  process.exitCode = status;
}
