import { Fragment, type ReactNode } from 'react';
import { phrasesOf } from './phrases';

/** A heading's text, whose lines break between its phrases also where a script has no blanks. */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return phrasesOf(children).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}
