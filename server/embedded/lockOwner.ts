/**
 * Identifies the process that holds a data directory, so that the lock of a killed one is
 * recognised at once.
 */
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Identifies a process of this machine by its id and start time, since ids are reused;
 * undefined if it does not exist or the system does not reveal it.
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
