import type { ReactNode } from 'react';
import type { LegalTextId } from '@/site/legal';
import type { LiveFirm } from '@/site/firmFacts';
import type { LegalText } from './legalText';

const TEXTS: Record<LegalTextId, () => Promise<(firm: LiveFirm) => LegalText>> = {
  'data-protection': async () => (await import('./dataProtection')).dataProtection,
  cookies: async () => (await import('./cookies')).cookies,
  notice: async () => (await import('./notice')).notice,
};

/** Focuses the text, so that screen readers announce it and the keyboard scrolls it. */
function takeFocus(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true });
}

/** Loads a legal text and renders it; its heading is `#legal-title`. */
export async function loadLegalText(id: LegalTextId, firm: LiveFirm): Promise<ReactNode> {
  const { title, intro, sections } = (await TEXTS[id]())(firm);
  return (
    // A scrollable region must be focusable, to scroll by keyboard.
    <div
      ref={takeFocus}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-labelledby="legal-title"
      className="overflow-y-auto px-6 py-8 sm:px-10 sm:py-10"
    >
      <h2 id="legal-title" className="text-3xl">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-lg">{intro}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading} className="mt-8">
          <h3 className="text-xl">{heading}</h3>
          {body.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Part({ part }: { part: string | string[] }) {
  if (typeof part === 'string') return <p className="mt-3 max-w-prose">{part}</p>;
  return (
    <ul className="mt-3 max-w-prose list-disc space-y-1.5 ps-5 marker:text-terracotta-600">
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
