import type { UsedBackend } from '../support/backend';

/** Does something again until it has begun and ended in the same minute of the database. */
export async function inOneMinute<T>({ sql }: UsedBackend, body: () => Promise<T>): Promise<T> {
  const minute = async () => {
    const [row] = await sql(`select date_trunc('minute', now())::text as minute`);
    return row?.minute;
  };
  for (;;) {
    const before = await minute();
    const result = await body();
    if ((await minute()) === before) return result;
  }
}

/** A zone where it is this hour now. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
