import { useMutation, useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { failureText, Pending } from '@/lib/admin/requests';
import { copyImage } from '@/lib/admin/imageStore';
import { postText as t } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { DialogButton } from '@/ui/admin/dialogs';
import { Problem, unavailable } from '@/ui/admin/controls';
import { type LibraryPicture, libraryOptions } from '../queries';

interface PictureLibraryProps {
  onChoose: (picture: LibraryPicture) => void;
}

/** The pictures that posts have, in their covers and texts, to be chosen again. */
export function PictureLibrary({ onChoose }: PictureLibraryProps) {
  return (
    <DialogButton
      icon={Images}
      label={t('library.open')}
      title={t('library.title')}
      className="px-4"
    >
      {(close) => (
        <Choice
          onChoose={(picture) => {
            close();
            onChoose(picture);
          }}
        />
      )}
    </DialogButton>
  );
}

function Choice({ onChoose }: PictureLibraryProps) {
  const { data, error, refetch } = useQuery(libraryOptions());
  // A file of its own: the other post may remove the one that it has.
  const choose = useMutation({
    mutationFn: async (picture: LibraryPicture) => ({
      ...picture,
      image: await copyImage(picture.image),
    }),
    onSuccess: onChoose,
  });
  if (!data) {
    return <Pending {...{ error, refetch }} failed={t('library.notLoaded')} />;
  }
  return (
    <div className="grid gap-3">
      {data.length === 0 && <p>{t('library.none')}</p>}
      <Problem>
        {choose.error && t('library.notUsed', { reason: failureText(choose.error) })}
      </Problem>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data.map((picture) => (
          <li key={picture.image}>
            <button
              type="button"
              className="grid w-full gap-1 rounded p-1 text-start text-sm hover:bg-limestone-200 aria-disabled:opacity-60"
              {...unavailable(choose.isPending)}
              onClick={() => choose.mutate(picture)}
            >
              <img
                src={picture.image}
                alt=""
                style={focusStyle(picture.image)}
                loading="lazy"
                className="aspect-video w-full rounded bg-limestone-200 object-cover"
              />
              <span>{picture.alt || picture.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
