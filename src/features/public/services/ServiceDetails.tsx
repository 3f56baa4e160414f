import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/language';
import type { ServiceId } from '@/site/services';
import { Fold } from '@/ui/Fold';
import { Section } from '@/ui/Section';

interface ServiceDetailsProps {
  id: ServiceId;
  /** Beside the questions on wide screens, below them on others. */
  aside: ReactNode;
}

/** What a practice area covers, how a case proceeds, and frequent questions. */
export function ServiceDetails({ id, aside }: ServiceDetailsProps) {
  const t = useTexts('services');
  return (
    <>
      <Section id="what-we-do" heading={t('page.whatWeDo')}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {t(`${id}.items`, { returnObjects: true }).map((item) => (
            <li key={item} className="flex gap-4 border-t border-limestone-300 py-5 text-lg">
              <Check className="mt-1 size-5 shrink-0 text-terracotta-600" strokeWidth={2.5} />
              {item}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="how-it-works" heights={[52, 29, 18]} tone="stone" heading={t('page.howItWorks')}>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {t(`${id}.steps`, { returnObjects: true }).map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-brass-400 pt-5">
              <span aria-hidden="true" className="font-serif text-3xl text-brass-700">
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section id="questions" heading={t('page.questions')}>
        <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:items-start">
          <div>
            <div className="border-b border-limestone-300">
              {t(`${id}.questions`, { returnObjects: true }).map(({ question, answer }) => (
                <Fold
                  key={question}
                  className="border-t border-limestone-300 [&>summary]:min-h-16 [&>summary]:text-lg"
                  summary={question}
                >
                  <p className="max-w-prose pb-6">{answer}</p>
                </Fold>
              ))}
            </div>
            <p className="mt-6 text-ink-600">{t('page.note')}</p>
          </div>
          <div className="lg:sticky lg:top-28">{aside}</div>
        </div>
      </Section>
    </>
  );
}
