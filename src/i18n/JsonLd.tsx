import { scriptJson } from '@/lib/scriptJson';

/** Something in schema.org's words. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Facts for search engines, in an element that no browser runs. */
export function JsonLd({ data }: { data: Thing }) {
  const __html = scriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
