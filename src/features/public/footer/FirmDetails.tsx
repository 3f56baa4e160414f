import { Link } from 'wouter';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { formatPhone, mailtoUrl, telUrl } from '@/site/links';
import { lawyerPathOf } from '@/site/pages';

/** The firm's address, its membership of the bar association, phones and e-mail. */
export function FirmDetails() {
  const t = useTexts('contact');
  const { language } = useLanguage();
  const { address, phones, email } = useFirm();
  return (
    <>
      <address className="not-italic">
        <bdi lang={SOURCE_LANGUAGE} dir="ltr">
          {address.street}
          <br />
          {`${address.postalCode} ${address.city} (${address.region})`}
        </bdi>
      </address>
      {firm.lawyers.map(({ id, name, barAssociation, barNumber }) => (
        <div key={id} className="mt-3">
          <Link to={lawyerPathOf(id, language)}>
            <bdi lang={SOURCE_LANGUAGE} dir="ltr">
              {name}
            </bdi>
          </Link>
          <p>
            <bdi lang={SOURCE_LANGUAGE} dir="ltr">
              {barAssociation}
            </bdi>
          </p>
          <p>{t('footer.barNumber', { number: barNumber })}</p>
        </div>
      ))}
      <ul className="mt-3">
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telUrl(phone)}>
              <bdi dir="ltr" className="even-digits">
                {formatPhone(phone)}
              </bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={mailtoUrl(email)} className="wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      </ul>
    </>
  );
}
