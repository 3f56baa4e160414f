import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { formatPhone, mailtoUrl, telUrl } from '@/site/links';

/** The classes of a link in the footer. */
export const LINK =
  'inline-flex min-h-11 items-center py-1 text-start text-limestone-100 underline-offset-4 hover:text-white hover:underline';

/** The firm's address, its membership of the bar association, phones and e-mail. */
export function FirmDetails() {
  const t = useTexts('contact');
  const { address, phones, email } = useFirm();
  return (
    <>
      <address className="not-italic">
        <bdi lang="es" dir="ltr">
          {address.street}
          <br />
          {address.postalCode} {address.city} ({address.region})
        </bdi>
      </address>
      <p className="mt-3">
        <bdi lang="es" dir="ltr">
          {firm.barAssociation}
        </bdi>
      </p>
      <p>{t('footer.barNumber', { number: firm.barNumber })}</p>
      <ul className="mt-3">
        {phones.map((phone) => (
          <li key={phone}>
            <a href={telUrl(phone)} className={LINK}>
              <bdi dir="ltr" className="tabular-nums">
                {formatPhone(phone)}
              </bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={mailtoUrl(email)} className={`${LINK} wrap-anywhere`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      </ul>
    </>
  );
}
