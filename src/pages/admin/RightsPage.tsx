import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { enquiryOptions } from '@/features/admin/enquiries/queries';
import { fieldValues, fillIn } from '@/features/admin/enquiries/replies/fields';
import { replyByMail } from '@/features/admin/enquiries/replies/links';
import { templatesOptions } from '@/features/admin/enquiries/replies/queries';
import { draftReply, isOfRights } from '@/features/admin/enquiries/replies/template';
import { AnswerText } from '@/features/admin/rights/AnswerText';
import { PersonData } from '@/features/admin/rights/PersonData';
import type { RightsRequest } from '@/features/admin/rights/request';
import { RightsRequests } from '@/features/admin/rights/RightsRequests';
import { adminTexts } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { Pending } from '@/lib/admin/Pending';
import { useEntry } from '@/lib/router/NavigationProvider';
import { firm } from '@/site/firm';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The requests for data protection rights, and the data of one person; admins only. */
export default function RightsPage() {
  const [params] = useSearchParams();
  const enquiryId = params.get('enquiry');
  const { data, error, refetch } = useQuery({
    ...enquiryOptions(enquiryId ?? ''),
    enabled: enquiryId !== null,
  });
  const { state } = useEntry();
  const contact = (state as { person?: string } | null)?.person ?? data?.email ?? data?.phone ?? '';
  return (
    <AdminPage title={t('screens.rights')}>
      {enquiryId && data === undefined ? (
        <Pending {...{ error, refetch }} />
      ) : (
        <>
          <div className="print:hidden">
            <RightsRequests
              key={enquiryId}
              known={
                data
                  ? { name: data.name, contact, language: data.language, surveys: [data.id] }
                  : {}
              }
              answer={(request) => <Answer request={request} />}
            />
          </div>
          <div className="mt-6">
            <PersonData key={contact} contact={contact} />
          </div>
        </>
      )}
    </AdminPage>
  );
}

/** The firm's templates for such answers, in the language of the request. */
function Answer({ request }: { request: RightsRequest }) {
  const { data: templates = [] } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  const { id, name, contact, language } = request;
  const values = fieldValues(
    { id, name, created_at: `${request.received_on}T12:00:00Z` },
    { quien: firm.lawyers[0].name },
    language,
    phone,
  );
  return (
    <AnswerText
      language={language}
      texts={templates
        .filter((template) => isOfRights(template) && template.texts[language])
        .map((template) => ({
          name: template.name,
          text: fillIn(draftReply(language, template), values),
        }))}
      mail={(text) =>
        contact.includes('@')
          ? replyByMail({ name, email: contact, phone: null, language }, text)?.href
          : undefined
      }
    />
  );
}
