import type { LegalText } from './legalText';

/** A legal text as one text, whose headings and lists have the signs of Markdown. */
export const plainText = ({ title, intro, sections }: LegalText): string =>
  [
    title,
    intro,
    ...sections.flatMap(({ heading, body }) => [
      `## ${heading}`,
      ...body.map((part) =>
        [part]
          .flat()
          .map((line) => (part === line ? line : `- ${line}`))
          .join('\n'),
      ),
    ]),
  ].join('\n\n');
