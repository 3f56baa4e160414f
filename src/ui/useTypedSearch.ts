import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/**
 * A search as it is typed, passed on after a pause, or at once by `send`. One that changes
 * elsewhere, as by the back button, replaces it.
 * @param normalize makes of it what is passed on.
 */
export function useTypedSearch(
  value: string,
  onSearch: (value: string) => void,
  normalize = (text: string) => text,
) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [lastValue, setLastValue] = useState(value);

  if (value !== lastValue) {
    setLastValue(value);
    setSent(value);
    if (value !== sent) setText(value);
  }

  function send() {
    const next = normalize(text);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  }
  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, send };
}
