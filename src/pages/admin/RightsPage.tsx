import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { enquiryOptions } from '@/features/admin/enquiries/queries';
import { DataOfPerson } from '@/features/admin/rights/DataOfPerson';
import { addRequest, requestsOptions } from '@/features/admin/rights/queries';
import { CHANNELS, requestField, stateText } from '@/features/admin/rights/request';
import { RequestDetail } from '@/features/admin/rights/RequestDetail';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText, Pending } from '@/lib/admin/requests';
import { LANGUAGE_OPTIONS, ON_BEHALF, RIGHTS, toOfficeDay } from '@/lib/admin/format';
import { RecordList } from '@/lib/admin/RecordList';
import type { TablesInsert } from '@/lib/database.types';
import { rights as t } from '@/admin-texts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { SelectField, TextField } from '@/ui/admin/controls';

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
  const known = data
    ? { name: data.name, contact, language: data.language, surveys: [data.id] }
    : {};
  return (
    <AdminPage title={t('screens.rights')}>
      {enquiryId && data === undefined ? (
        <Pending {...{ error, refetch }} />
      ) : (
        <>
          <div className="print:hidden">
            <RecordList
              key={enquiryId}
              options={requestsOptions()}
              label={t('requests.label')}
              failed={t('requests.failedToLoad')}
              none={t('requests.none')}
              summary={(request) => ({
                key: request.id,
                name: `${RIGHTS[request.kind]}, ${request.name}`,
                note: stateText(request, toOfficeDay(new Date())),
              })}
              added={t('requests.add')}
              form={(request) =>
                request ? <RequestDetail request={request} /> : <NewRequestForm known={known} />
              }
            />
          </div>
          <div className="mt-6">
            <DataOfPerson key={contact} contact={contact} />
          </div>
        </>
      )}
    </AdminPage>
  );
}

/** What is known of a new request, such as of the enquiry that it is about. */
type Known = Pick<TablesInsert<'rights_requests'>, 'surveys'> &
  Partial<Record<'name' | 'contact' | 'language', string>>;

function NewRequestForm({ known: first }: { known: Known }) {
  // The next request is another person's.
  const [known, setKnown] = useState(first);
  const today = toOfficeDay(new Date());
  const text = (name: 'name' | 'contact') => ({
    ...requestField(name),
    required: true,
    defaultValue: known[name],
  });
  return (
    <DataForm
      className="grid gap-4 p-4 sm:grid-cols-2"
      save={async ({ on_behalf: onBehalf, ...values }) => {
        const request = { ...values, on_behalf: onBehalf || null, surveys: known.surveys ?? [] };
        await addRequest(request as TablesInsert<'rights_requests'>);
        // At once, since the form is then set back to what is known.
        flushSync(() => setKnown({}));
      }}
      adds
      failed={(error) => t('request.notAdded', { reason: failureText(error) })}
      label={t('common.enter')}
      savedLabel={t('request.saved')}
    >
      <SelectField {...requestField('kind')} options={Object.entries(RIGHTS)} />
      <TextField
        {...requestField('received_on')}
        type="date"
        required
        max={today}
        defaultValue={today}
      />
      <TextField {...text('name')} minLength={2} maxLength={120} />
      <TextField {...text('contact')} minLength={3} maxLength={254} />
      <SelectField
        {...requestField('on_behalf')}
        options={[['', t('request.ownBehalf')], ...Object.entries(ON_BEHALF)]}
      />
      <SelectField {...requestField('channel')} options={Object.entries(CHANNELS)} />
      <SelectField
        {...requestField('language')}
        options={LANGUAGE_OPTIONS}
        defaultValue={known.language ?? SOURCE_LANGUAGE}
      />
      <TextField {...requestField('identity')} maxLength={500} className="sm:col-span-2" />
      {known.surveys && <p className="sm:col-span-2">{t('request.linked')}</p>}
    </DataForm>
  );
}
