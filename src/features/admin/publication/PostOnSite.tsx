import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { ActionButton } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime, languageLabel, toOfficeDay } from '@/lib/admin/format';
import { publication as t } from '@/admin-texts';
import type { OnSite } from './onSite';
import { onSiteOptions } from './queries';

/** With the time alone for today, otherwise with the day. */
function sinceText(since: string): string {
  const [day = '', time = ''] = formatOfficeDateTime(since).split(', ');
  return toOfficeDay(since) === toOfficeDay(new Date())
    ? t('since.time', { time })
    : t('since.day', { day, time });
}

function textOf(onSite: OnSite): string {
  switch (onSite.state) {
    case 'current':
      return sinceText(onSite.since);
    case 'publishing':
      return onSite.older ? t('publishing.older') : t('publishing.first');
    case 'leaving':
      return t('leaving');
    case 'failed':
      return t('failed', { reason: onSite.reason });
  }
}

const ICONS = {
  current: <CircleCheck className="mt-0.5 size-4 shrink-0 text-sea-700" />,
  publishing: <Clock className="mt-0.5 size-4 shrink-0" />,
  leaving: <Clock className="mt-0.5 size-4 shrink-0" />,
  failed: <CircleAlert className="mt-0.5 size-4 shrink-0 text-terracotta-700" />,
};

/**
 * The publication state of a post in each language, as the site itself reports it.
 * @param version the saved version, about which it is asked again.
 */
export function PostOnSite({ id, version }: { id: string; version: number }) {
  const { data: states, isPlaceholderData: isEarlier } = useQuery(onSiteOptions(id, version));
  if (!states || states.length === 0) return null;
  const texts = new Map(states.map(([language, state]) => [language, textOf(state)]));
  const [first] = texts.values();
  // Usually all languages have the same state.
  const isUniform = [...texts.values()].every((text) => text === first);
  const shown = isUniform ? states.slice(0, 1) : states;
  const items = shown.map(([language, state]) => (
    <li key={language} className="flex gap-2">
      {ICONS[state.state]}
      <span>
        {!isUniform && <strong className="font-semibold">{languageLabel(language)}: </strong>}
        {isUniform && states.length > 1
          ? t('inLanguages', { state: textOf(state), languages: states.length })
          : texts.get(language)}
      </span>
    </li>
  ));
  return (
    <div className="grid gap-2 border-t border-limestone-200 pt-3">
      <ul aria-label={t('title')} className="grid gap-1.5 text-sm text-ink-700" aria-live="polite">
        {/* What was served before this version was saved says nothing about it. */}
        {isEarlier ? <li>{t('checking')}</li> : items}
      </ul>
      {states.some(([, { state }]) => state !== 'current') && (
        <ActionButton className="aria-disabled:opacity-60" action={() => call('publish_now')}>
          {t('publish')}
        </ActionButton>
      )}
    </div>
  );
}
