import { adminTexts } from '@/admin-texts';
import { type Focus, focusOf, withFocus } from '@/lib/image';

const t = adminTexts('posts');

interface FocusFieldProps {
  image: string;
  /** Takes the address with what stays in sight. */
  onChange: (image: string) => void;
}

const AXES = [t('focus.across'), t('focus.down')] as const;

/** What stays in sight of a cover where it is cropped: pressed in the whole picture, or set by two sliders. */
export function FocusField({ image, onChange }: FocusFieldProps) {
  const { address, focus } = focusOf(image);
  const [x, y] = focus;
  const change = (next: Focus) => onChange(withFocus(image, next));
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('focus.title')}</summary>
      <p className="mb-2 text-sm text-ink-700">{t('focus.hint')}</p>
      <div className="relative mx-auto w-fit">
        {/* A shortcut for a mouse; the sliders do the same by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={address}
          alt={t('focus.whole')}
          className="max-h-80 cursor-crosshair rounded"
          onClick={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            change([
              percent((clientX - box.left) / box.width),
              percent((clientY - box.top) / box.height),
            ]);
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-4 border-white outline-2 outline-ink-900"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      {AXES.map((label, axis) => (
        <label key={label} className="mt-2 grid text-sm">
          {label}
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            className="min-h-11 w-full accent-sea-700"
            value={focus[axis]}
            aria-valuetext={`${focus[axis]} %`}
            onChange={({ target }) => {
              const value = Number(target.value);
              change(axis === 0 ? [value, y] : [x, value]);
            }}
          />
        </label>
      ))}
    </details>
  );
}

const percent = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);
