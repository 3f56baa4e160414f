import { MapPin, Phone, Video } from 'lucide-react';
import { useTexts } from '@/i18n/useTexts';
import type { AppointmentKind } from '@/site/appointments';
import { RadioCard } from '@/ui/RadioCard';
import type { OfferedKind } from './queries';

const ICONS = { video: Video, phone: Phone, office: MapPin };

interface KindChoiceProps {
  kinds: readonly OfferedKind[];
  chosen: AppointmentKind;
  onChoose: (kind: AppointmentKind) => void;
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
            <RadioCard
              key={id}
              name="appointment-kind"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            >
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
            </RadioCard>
          );
        })}
      </div>
    </fieldset>
  );
}
