import { createContext, use } from 'react';

/** How many new enquiries wait, shown in the tab whatever its screen. */
export const WaitingCount = createContext(0);

/** The document's title on a screen of the admin area. */
export function AdminTitle({ screen }: { screen: string }) {
  const waiting = use(WaitingCount);
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${screen} · Panel de control`}</title>;
}
