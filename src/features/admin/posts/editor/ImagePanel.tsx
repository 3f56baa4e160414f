import { useFormContext, useWatch } from 'react-hook-form';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { posts as t } from '@/admin-texts';
import { type Focus, focusOf, withFocus } from '@/lib/image';
import { TextField } from '@/ui/admin/controls';
import { Panel } from '@/ui/admin/page';
import { PictureLibrary } from '../text/PictureLibrary';
import { ALT_NAMES, type PostValues } from '../schema';
import { usePostField } from './FieldPanels';

/** The post's image: picked, dropped or pasted, or chosen again. */
export function ImagePanel() {
  const { setValue, setFocus, clearErrors } = useFormContext<PostValues>();
  const field = usePostField();
  const image = useWatch<PostValues, 'image'>({ name: 'image' });

  function change(url: string) {
    setValue('image', url);
    // The last image's description does not describe this one.
    for (const name of ALT_NAMES) setValue(name, '');
    clearErrors('image_alt');
  }

  return (
    <Panel title={t('fields.image')}>
      <ImagePicker
        label={t('fields.image')}
        hint={t('image.howTo')}
        className="aspect-video w-full rounded object-cover"
        isCover
        image={image}
        onChange={(chosen) => {
          change(chosen);
          if (chosen) setFocus('image_alt');
        }}
      >
        <PictureLibrary
          onChoose={({ image: chosen, alt }) => {
            change(chosen);
            setValue('image_alt', alt);
          }}
        />
      </ImagePicker>
      {image && (
        <>
          <TextField hint={t('image.altHint')} {...field('image_alt')} />
          <FocusField image={image} onChange={(url) => setValue('image', url)} />
        </>
      )}
    </Panel>
  );
}

interface FocusFieldProps {
  image: string;
  /** Takes the address with what stays in sight. */
  onChange: (image: string) => void;
}

const AXES = [t('focus.across'), t('focus.down')] as const;

/** What stays in sight of a cover where it is cropped: pressed in the whole picture, or set by two sliders. */
function FocusField({ image, onChange }: FocusFieldProps) {
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
