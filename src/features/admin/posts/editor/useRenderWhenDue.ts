import { useEffect, useReducer } from 'react';
import { parseOfficeTime } from '@/lib/admin/officeTime';

/** The longest delay of a timer, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * Renders again when a local time of the office comes: a post is then public without a change.
 * @param time 'HH:mm'; empty for the beginning of the day.
 */
export function useRenderWhenDue(day: string, time: string): void {
  const [renders, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const delay = parseOfficeTime(time ? `${day}T${time}` : day).getTime() - Date.now();
    if (delay <= 0) return;
    const timer = setTimeout(render, Math.min(delay, MAX_DELAY));
    return () => clearTimeout(timer);
  }, [day, time, renders]);
}
