import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Checkbox } from '@/ui/admin/Checkbox';
import type { PersonEnquiry } from './queries';

const t = adminTexts('erasures');

/** What speaks for or against erasing an enquiry. */
function notes(enquiry: PersonEnquiry): string[] {
  const { same_email: sameEmail, same_phone: samePhone, status, client, limited } = enquiry;
  const { opposing_party: opposingParty, appointment_at: appointmentAt } = enquiry;
  const sameOne = sameEmail ? t('enquiries.sameEmail') : t('enquiries.samePhone');
  return [
    ...(sameEmail && samePhone ? [t('enquiries.sameBoth')] : []),
    ...(sameEmail !== samePhone ? [sameOne] : []),
    ...(opposingParty ? [t('enquiries.opposingParty', { opposingParty })] : []),
    ...(appointmentAt
      ? [t('enquiries.appointment', { moment: formatOfficeDateTime(appointmentAt) })]
      : []),
    ...(status === 'engaged' ? [t('enquiries.engaged')] : []),
    ...(limited ? [t('enquiries.limited')] : []),
    ...(client ? [t('enquiries.client', { client })] : []),
  ];
}

interface PersonEnquiriesProps {
  enquiries: readonly PersonEnquiry[];
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
}

/** The enquiries with one person's address or phone, of which some are chosen. */
export function PersonEnquiries({ enquiries, chosen, setChosen }: PersonEnquiriesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{t('enquiries.legend')}</legend>
      <div {...scrollRegion(t('enquiries.label'))} className="mt-2 max-h-60 overflow-auto">
        {enquiries.map((enquiry) => (
          <Checkbox
            key={enquiry.id}
            label={
              <>
                <bdi>{enquiry.name}</bdi>, {formatOfficeDateTime(enquiry.created_at)}
              </>
            }
            hint={<bdi>{notes(enquiry).join('; ')}</bdi>}
            checked={chosen.has(enquiry.id)}
            onChange={(event) => {
              const next = new Set(chosen);
              if (event.target.checked) next.add(enquiry.id);
              else next.delete(enquiry.id);
              setChosen(next);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
