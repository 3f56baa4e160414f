/** What a reader of another system hands to the writer. */
import type { Language } from '../../src/site/languages.ts';
import type { Redirect } from '../../src/site/redirects.ts';

/** A post in one language. */
export interface SourceText {
  /** The system's own key, by which a second run knows the post. */
  id: string;
  /** Its address on the old site and others that lead to it, by which links and visitors find it. */
  addresses: string[];
  /** Its name within its address. */
  slug: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** What the editor of the site would be given by pasting. */
  html: string;
  isDraft: boolean;
}

/** A post with all its translations. */
export interface SourcePost {
  texts: Partial<Record<Language, SourceText>>;
  /** The office's local date and time. */
  date: string;
  time: string;
  isFeatured: boolean;
  /** Spanish where the system knows it. */
  categories: string[];
  /** By its address on the old site. */
  cover: { src: string; alt: string } | undefined;
}

/** A category by its name, in the languages that the system has it in. */
export type CategoryNames = Partial<Record<Language, string>>;

/** All that is read of another system. */
export interface Source {
  /** The address of the old site. */
  site: string;
  posts: SourcePost[];
  categories: CategoryNames[];
  /** Addresses that are no post's. */
  redirects: Redirect[];
  /** Alternative texts of pictures by their address, for those that have none where they are used. */
  descriptions: ReadonlyMap<string, string>;
  /** The original of a picture that the system has also made smaller, by the smaller one's address. */
  originals: (src: string) => string;
}

/** What was lost, or needs a person: each in the words of the report, with what it concerns. */
export class Report {
  readonly #lines = new Map<string, string[]>();

  /** @param subject the post or address; several are counted under one heading. */
  add(heading: string, subject: string): void {
    this.#lines.set(heading, [...(this.#lines.get(heading) ?? []), subject]);
  }

  toString(): string {
    return [...this.#lines]
      .map(([heading, subjects]) => {
        const counted = new Map<string, number>();
        for (const subject of subjects) counted.set(subject, (counted.get(subject) ?? 0) + 1);
        const lines = [...counted].map(
          ([subject, times]) => `  ${subject}${times > 1 ? ` (${times} times)` : ''}`,
        );
        return [`${heading}: ${subjects.length}`, ...lines].join('\n');
      })
      .join('\n\n')
      .replace(UNSAFE, '');
  }
}

/** Control characters, which could write to a terminal what the export says. */
const UNSAFE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
