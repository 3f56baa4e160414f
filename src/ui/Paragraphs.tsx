/** Paragraphs between empty lines; one whose lines begin with '- ' is a list. */
export function Paragraphs({ text, className }: { text: string; className: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.startsWith('- ') ? (
      <ul
        key={paragraph}
        className={`list-disc space-y-1.5 ps-5 marker:text-terracotta-600 ${className}`}
      >
        {paragraph.split('\n').map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    ) : (
      <p key={paragraph} className={className}>
        {paragraph}
      </p>
    ),
  );
}
