import { scriptJson } from '@/lib/scriptJson';

/** A schema.org object. */
export type Thing = { '@type': string } & Record<string, unknown>;

export function JsonLd({ data }: { data: Thing }) {
  const __html = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
