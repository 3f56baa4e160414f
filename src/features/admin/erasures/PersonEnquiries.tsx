import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Checkbox } from '@/ui/admin/Checkbox';
import type { PersonEnquiry } from './queries';

/** What speaks for or against erasing an enquiry. */
function notes(enquiry: PersonEnquiry): string[] {
  const { sameEmail, samePhone, opposingParty, appointmentAt, status, client } = enquiry;
  const shared = [sameEmail && 'mismo correo', samePhone && 'mismo teléfono'].filter(Boolean);
  return [
    ...(shared.length > 0 ? [shared.join(' y ')] : []),
    ...(opposingParty ? [`la otra parte es ${opposingParty}`] : []),
    ...(appointmentAt ? [`tiene cita el ${formatOfficeDateTime(appointmentAt)}`] : []),
    ...(status === 'engaged' ? ['llegó a encargo'] : []),
    ...(client ? [`«${client}» está en la lista de clientes, que no se toca`] : []),
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
      <legend className="font-semibold">
        Consultas con el mismo correo o teléfono: elija cuáles. Un teléfono compartido no prueba que
        sea la misma persona.
      </legend>
      <div {...scrollRegion('Consultas de esta persona')} className="mt-2 max-h-60 overflow-auto">
        {enquiries.map((enquiry) => (
          <Checkbox
            key={enquiry.id}
            label={
              <>
                <bdi>{enquiry.name}</bdi>, {formatOfficeDateTime(enquiry.createdAt)}
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
