import type { TFunction } from 'i18next';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import type { LiveFirm } from '@/site/firmFacts';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { formatPhone } from '@/site/links';
import { namedFacts, noticeFacts, type NoticeTexts } from '@/site/wordings';

/** What legal texts and docs/legal name; `t` reads the language's texts of the namespace 'legal'. */
export function legalFacts(live: LiveFirm, language: Language, t: TFunction<'legal'>) {
  const { dir } = LANGUAGE_FACTS[language];
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const list = new Intl.ListFormat(language);

  /** Keeps the punctuation around a Latin word or a number in its place in Arabic. */
  const isolate = (value: string) => (dir === 'rtl' ? `\u2068${value}\u2069` : value);
  const isolateAll = <K extends string>(texts: Record<K, string>) =>
    recordOf(Object.keys(texts) as K[], (name) => isolate(texts[name]));

  const { registry, professionalRegistry, insurance, website } = firm;
  const facts = {
    ...{ registry, professionalRegistry, insurance, website },
    ...namedFacts(live),
    barAssociation: list.format(new Set(firm.lawyers.map((lawyer) => lawyer.barAssociation))),
    phones: list.format(live.phones.map((phone) => isolate(formatPhone(phone)))),
  };
  const lawyers = firm.lawyers.map(({ title, name, barAssociation, barNumber, degree }) => {
    const own = { title: title[language], name, barAssociation, barNumber, degree };
    return t('notice.lawyer', isolateAll(own));
  });
  return {
    ...isolateAll(facts),
    country: countries.of(live.address.country) ?? live.address.country,
    version: isolate(DATA_PROTECTION_VERSION),
    ...noticeFacts(language, t as unknown as NoticeTexts, isolate),
    disputes: firm.disputeBody
      ? t('notice.adhered', { disputeBody: isolate(firm.disputeBody) })
      : t('notice.notAdhered'),
    lawyers: lawyers.join('\n'),
    visitor: firm.visitorCookie ? `${t('cookies.own.visitor')}\n` : '',
  };
}
