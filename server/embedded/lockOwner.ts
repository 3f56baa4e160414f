/** Who holds a data directory, so that a lock left by a killed process is known as such at once. */
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process of this machine, told apart from later ones with its id by the time it started;
 * undefined where it does not exist, or where the system does not tell.
 */
function processOf(pid: number): string | undefined {
  try {
    // The name, in parentheses, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    const [state, started] = [fields[0], fields[19]];
    return state === 'Z' || !started ? undefined : `${pid} ${started}`;
  } catch {
    return undefined;
  }
}

/** The machine since its last start, and the processes seen from here: a container has its own. */
function placeOf(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** This process, as the owner of a lock. */
export function thisOwner(): string {
  return `${placeOf() ?? ''}\n${processOf(process.pid) ?? ''}`;
}

/** Whether an owner was a process of this place and has ended; false where that is not known. */
export function hasEnded(owner: string): boolean {
  const [place, known = ''] = owner.split('\n');
  if (!place || !known || place !== placeOf()) return false;
  return processOf(Number(known.split(' ')[0])) !== known;
}
