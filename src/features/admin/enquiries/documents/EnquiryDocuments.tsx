import { useQuery } from '@tanstack/react-query';
import { Download, Link as LinkIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionButton, ConfirmedAction, failureText } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { downloadFile } from '@/lib/admin/downloadFile';
import { NewAddress } from '@/lib/admin/NewAddress';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { adminLanguage, enquiries as t } from '@/admin-texts';
import { Problem } from '@/ui/admin/controls';
import type { Enquiry } from '../enquiry';
import { documentsOptions, makeLink, readDocument } from './queries';

const VERDICTS = { clean: t('documents.clean'), infected: t('documents.infected') } as const;

const MEGABYTES = new Intl.NumberFormat(adminLanguage(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${MEGABYTES.format(bytes / 1_000_000)} MB`;

/** What the client has sent by link, and the links that can be used. */
export function EnquiryDocuments({ enquiry }: { enquiry: Enquiry }) {
  const { id, language, special_consent_withdrawn_on } = enquiry;
  const { data, error } = useQuery(documentsOptions(id));
  const [address, setAddress] = useState<string>();
  const action = { variant: 'quiet' } as const;
  return (
    <section aria-labelledby="enquiry-documents" className="grid gap-2">
      <h3 id="enquiry-documents" className="text-xl">
        {t('fields.documents')}
      </h3>
      <ul className="grid gap-1">
        {data?.documents.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3">
            <ActionButton
              {...action}
              icon={Download}
              className="text-start [overflow-wrap:anywhere]"
              unavailable={one.verdict === 'infected'}
              action={async () => downloadFile(one.name, await readDocument(one))}
            >
              <bdi>{one.name}</bdi>
            </ActionButton>
            <span className="text-sm">
              {sizeOf(one.size)} · {formatOfficeDateTime(one.at)}
              {one.verdict && ` · ${VERDICTS[one.verdict]}`}
            </span>
            <ConfirmedAction
              {...action}
              icon={Trash2}
              label={t.rich('documents.deleteNamed', {}, { name: one.name })}
              title={t('documents.deleteTitle')}
              confirm={t('documents.delete')}
              action={() => call('remove_document', { document: one.id })}
            >
              <p className="[overflow-wrap:anywhere]">
                {t.rich('documents.deleteExplained', { name: <bdi /> }, { name: one.name })}
              </p>
            </ConfirmedAction>
          </li>
        ))}
        {data?.links.map(({ id: link, expires_at }) => (
          <li key={link} className="flex flex-wrap items-center gap-x-3 text-sm">
            {t('documents.linkUntil', { moment: formatOfficeDateTime(expires_at) })}
            <ActionButton
              {...action}
              action={() => call('revoke_document_link', { link })}
              onDone={() => setAddress(undefined)}
            >
              {t('documents.closeLink')}
            </ActionButton>
          </li>
        ))}
      </ul>
      {!special_consent_withdrawn_on && (
        <ActionButton
          {...action}
          icon={LinkIcon}
          className="justify-self-start"
          action={() => makeLink(id, language)}
          onDone={setAddress}
        >
          {t('documents.makeLink')}
        </ActionButton>
      )}
      {address && <NewAddress key={address} address={address} />}
      <Problem className="text-sm">{!data && error && failureText(error)}</Problem>
    </section>
  );
}
