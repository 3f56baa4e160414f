import { MapPin, Phone, Video } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import type { OfferedKind } from './queries';

const ICONS = { video: Video, phone: Phone, office: MapPin };

interface KindChoiceProps {
  kinds: readonly OfferedKind[];
  chosen: string;
  onChoose: (kind: string) => void;
}

/** How the appointment takes place, and how long it lasts. One that is alone is no choice. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const t = useTexts('contact');
  return (
    <fieldset>
      <legend className="font-semibold">{t('booking.kind')}</legend>
      <div className="mt-2 grid gap-2 lg:auto-cols-fr lg:grid-flow-col">
        {kinds.map(({ id, minutes }) => {
          const Icon = ICONS[id];
          return (
            <label
              key={id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-ink-500 bg-white px-[min(1rem,5vw)] py-2 has-checked:border-ink-800 has-checked:bg-ink-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta-600"
            >
              <input
                type="radio"
                name="appointment-kind"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 accent-ink-800 outline-none"
              />
              <Icon
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-700 max-[15rem]:hidden"
              />
              <span className="min-w-0">
                {t(`booking.kinds.${id}`)}
                <span className="block text-sm text-ink-700">
                  {t('booking.minutes', { count: minutes })}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
