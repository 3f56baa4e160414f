import { spawnSync } from 'node:child_process';

/**
 * Runs npm, through its own script if npm runs this program: Windows cannot spawn `npm.cmd` without
 * a shell. @returns its output, and its exit status.
 */
export function npm(args: string[], cwd: string): { stdout: string; status: number | null } {
  const script = process.env.npm_execpath;
  const isNpm = script?.endsWith('npm-cli.js') ?? false;
  const command = isNpm ? process.execPath : 'npm';
  return spawnSync(command, isNpm && script ? [script, ...args] : args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: !isNpm && process.platform === 'win32',
  });
}
