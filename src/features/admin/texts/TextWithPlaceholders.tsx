import { Fragment } from 'react';

/** A text with its placeholders, such as `{{page}}`, highlighted. */
export function TextWithPlaceholders({ text }: { text: string }) {
  return text.split(/(\{\{\s*\w+\s*\}\})/).map((part, index) =>
    part.startsWith('{{') ? (
      <code key={index} dir="ltr" className="rounded bg-sea-100 px-1 text-[0.85em] text-sea-700">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
