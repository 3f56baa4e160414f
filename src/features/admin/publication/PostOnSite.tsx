import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { ActionButton } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime, languageLabel, toOfficeDay } from '@/lib/admin/format';
import { publication as t } from '@/admin-texts';
import { cx } from '@/ui/classes';
import type { OnSite } from './onSite';
import { onSiteOptions } from './queries';

/** With the time alone for today, otherwise with the day. */
function sinceText(since: string): string {
  const [day = '', time = ''] = formatOfficeDateTime(since).split(', ');
  const isToday = toOfficeDay(since) === toOfficeDay(new Date());
  return t(isToday ? 'since.time' : 'since.day', { day, time });
}

const textOf = ({ state, detail }: OnSite) =>
  state === 'current' ? sinceText(detail) : t(`states.${state}`, { reason: detail });

const ICONS = {
  current: [CircleCheck, 'text-sea-700'],
  first: [Clock, ''],
  older: [Clock, ''],
  leaving: [Clock, ''],
  failed: [CircleAlert, 'text-terracotta-700'],
} as const;

/**
 * The publication state of a post in each language, as the site itself reports it.
 * @param version the saved version, about which it is asked again.
 */
export function PostOnSite({ id, version }: { id: string; version: number }) {
  const { data: states, isPlaceholderData: isEarlier } = useQuery(onSiteOptions(id, version));
  if (!states || states.length === 0) return null;
  const [first] = states.map(([, state]) => textOf(state));
  // Usually all languages have the same state.
  const isUniform = states.every(([, state]) => textOf(state) === first);
  const items = (isUniform ? states.slice(0, 1) : states).map(([language, onSite]) => {
    const [Icon, colour] = ICONS[onSite.state];
    const text = textOf(onSite);
    return (
      <li key={language} className="flex gap-2">
        <Icon className={cx('mt-0.5 size-4 shrink-0', colour)} />
        <span>
          {!isUniform && <strong className="font-semibold">{languageLabel(language)}: </strong>}
          {isUniform && states.length > 1
            ? t('inLanguages', { state: text, languages: states.length })
            : text}
        </span>
      </li>
    );
  });
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
