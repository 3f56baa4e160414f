/**
 * `npm run vulnerabilities`: asks the registry for published vulnerabilities of what the site is made
 * of. Fails on one that is high or critical, whose time to remedy is short (SECURITY.md). A registry
 * that does not answer, such as a mirror, is reported but is no failure.
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
  const grave = all.filter(([, { severity }]) => ['high', 'critical'].includes(severity));
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return {
    text: names
      ? `Known vulnerabilities: ${names}. See npm audit --omit=dev.`
      : `No grave known vulnerability; ${all.length} lesser ones.`,
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
