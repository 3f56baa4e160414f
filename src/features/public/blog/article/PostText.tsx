import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useTexts } from '@/i18n/language';
import { imageUrl, pictureSize, responsive } from '@/lib/image';
import { isWithinSite } from '@/lib/markdown/addresses';
import type { Block, Row } from '@/lib/markdown/blocks';
import type { Run } from '@/lib/markdown/inline';
import type { List } from '@/lib/markdown/lists';
import { cx } from '@/ui/classes';
import { sectionId } from './TableOfContents';

interface PostTextProps {
  blocks: readonly Block[];
  /** The post's last save (SPEC 7.6). */
  updatedAt: string;
  /** The level of its upper headings, one below the post's title. */
  level?: 2 | 3;
}

/** How wide a picture is shown: as a line of text (`max-w-prose`). */
const SIZES = '(min-width: 45rem) 40rem, 90vw';

/** A post's text in its format (docs/decisions/0018). */
export function PostText({ blocks, updatedAt, level = 2 }: PostTextProps) {
  const t = useTexts('blog');
  const render = (block: Block, key: number): ReactNode => {
    if (block.type === 'heading') {
      const isUpper = block.attrs.level === 2;
      const Heading = `h${isUpper ? level : level + 1}` as 'h2' | 'h3' | 'h4';
      return (
        <Heading
          key={key}
          id={level === 2 && isUpper ? sectionId(key) : undefined}
          className={isUpper ? 'mt-10 mb-3 text-[1.33em]' : 'mt-8 mb-2 text-[1.1em] font-semibold'}
        >
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    if (block.type === 'paragraph') {
      return (
        <p key={key} className="my-4">
          <Runs runs={block.runs} />
        </p>
      );
    }
    if (block.type === 'table')
      return <Table key={key} rows={block.content} label={t('post.table')} />;
    if (block.type === 'blockquote') {
      return (
        <blockquote key={key} className="my-6 border-s-4 border-brass-400 ps-5 text-ink-700">
          {block.content.map(render)}
        </blockquote>
      );
    }
    if (block.type === 'image') {
      const src = imageUrl(block.attrs.src, updatedAt);
      return (
        <img
          key={key}
          {...responsive(src, SIZES)}
          src={src}
          alt={block.attrs.alt}
          {...pictureSize(block.attrs.src)}
          loading="lazy"
          decoding="async"
          className="my-8 h-auto max-w-full rounded-lg"
        />
      );
    }
    return <Items key={key} list={block} />;
  };
  return blocks.map(render);
}

const LIST = 'my-4 space-y-2 ps-6 marker:text-terracotta-500 [li>&]:my-2';

function Items({ list: { attrs, content } }: { list: List }) {
  const items = content.map(({ content: [{ runs }, ...lists] }, index) => (
    <li key={index}>
      <Runs runs={runs} />
      {lists.map((inner, place) => (
        <Items key={place} list={inner} />
      ))}
    </li>
  ));
  if (!attrs) return <ul className={`list-disc ${LIST}`}>{items}</ul>;
  return (
    <ol start={attrs.start} className={`list-decimal ${LIST}`}>
      {items}
    </ol>
  );
}

/** On a narrow screen a table scrolls on its own; whatever scrolls must be focusable, to scroll by keyboard. */
function Table({ rows: [head, ...rows], label }: { rows: readonly Row[]; label: string }) {
  const cell = 'border border-limestone-300 px-3 py-2 text-start align-top';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={label} tabIndex={0} className="my-6 overflow-x-auto">
      <table className="min-w-full text-base [overflow-wrap:normal]">
        <thead className="bg-limestone-200">
          <tr>
            {head?.content.map(({ content: [{ runs }] }, column) => (
              <th key={column} scope="col" className={`font-semibold ${cell}`}>
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ content }, row) => (
            <tr key={row}>
              {content.map(({ content: [{ runs }] }, column) => (
                <td key={column} className={cell}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Up to this many characters a link to another site, such as a law's number, stays on one line. */
const UNBROKEN = 20;

/** Runs with their marks; adjacent ones with the same address are one link. */
function Runs({ runs }: { runs: readonly Run[] }) {
  const links: { href: string | undefined; length: number; content: ReactNode[] }[] = [];
  runs.forEach(({ text, bold, italic, href }, key) => {
    let content: ReactNode = text.split('\n').flatMap((line, index) => {
      return index === 0 ? line : [<br key={index} />, line];
    });
    if (italic) content = <em key={key}>{content}</em>;
    if (bold) content = <strong key={key}>{content}</strong>;
    const last = links.at(-1);
    if (last && last.href === href) {
      last.content.push(content);
      last.length += text.length;
    } else links.push({ href, length: text.length, content: [content] });
  });
  return links.map(({ href, length, content }, key) => {
    if (href === undefined) return <Fragment key={key}>{content}</Fragment>;
    const className = 'underline decoration-terracotta-500';
    return isWithinSite(href) ? (
      <Link key={key} to={href} className={className}>
        {content}
      </Link>
    ) : (
      <a key={key} href={href} className={cx(className, length <= UNBROKEN && 'whitespace-nowrap')}>
        {content}
      </a>
    );
  });
}
