import { useQuery } from '@tanstack/react-query';
import { Agenda } from '@/features/admin/agenda/Agenda';
import { fieldValues, fillIn } from '@/features/admin/enquiries/replies/fields';
import { templatesOptions } from '@/features/admin/enquiries/replies/queries';
import { answersIn } from '@/features/admin/enquiries/replies/template';
import { adminTexts } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The firm's appointments; admins only. */
export default function AgendaPage() {
  const { data: templates = [] } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  return (
    <AdminPage title={t('screens.agenda')} wide>
      <Agenda
        // Declines with the templates of the replies to enquiries, in the client's language.
        repliesTo={({ survey_id: id, name, language, start }) => {
          const typed = { quien: firm.lawyers[0].name };
          const values = fieldValues(
            { id, name, created_at: start.toISOString() },
            typed,
            language,
            phone,
          );
          return templates.filter(answersIn(language)).map((template) => ({
            name: template.name,
            // The day of the enquiry is not known here.
            text: fillIn(template.texts[language], { ...values, fecha: '' }),
          }));
        }}
      />
    </AdminPage>
  );
}
