import { Fragment } from 'react';
import { type Block, blocksOf } from './plainText';

interface PostTextProps {
  text: string;
  /** The level of its headings, one below the post's title. */
  level?: 2 | 3;
}

/** A post's plain text as headings, lists and paragraphs. */
export function PostText({ text, level = 2 }: PostTextProps) {
  return blocksOf(text).map((block, index) => (
    <ContentBlock key={index} block={block} heading={`h${level}`} />
  ));
}

function ContentBlock({ block, heading: Heading }: { block: Block; heading: 'h2' | 'h3' }) {
  const { kind, lines } = block;
  if (kind === 'heading') {
    return <Heading className="mt-10 mb-3 text-[1.33em]">{lines[0]}</Heading>;
  }
  if (kind === 'item') {
    return (
      <ul className="my-4 list-disc space-y-2 ps-6 marker:text-terracotta-500">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <p className="my-4">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
