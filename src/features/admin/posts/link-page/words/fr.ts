import type { Words } from './en';

export const words: Words = {
  heading: 'Traduction',
  loading: 'Chargement…',
  deadLink:
    'Ce lien n’est pas valable\u00a0: il a peut-être expiré ou été retiré. Demandez-en un autre au cabinet.',
  loadFailed: 'La page n’a pas pu être ouverte. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  forYouOnly: (until) =>
    `Ce lien vous est réservé\u00a0: ne le transmettez pas. Il est valable jusqu’au ${until}.`,
  intro:
    'À côté de chaque paragraphe de l’original se trouve la place de votre traduction. Laissez à leur place les signes comme **, ## et [ ]( )\u00a0: ils portent la mise en forme et les liens. Ce que vous écrivez est enregistré toutes les 20\u00a0secondes, et vous pouvez reprendre plus tard avec le même lien.',
  fields: { title: 'Titre', excerpt: 'Résumé', image_alt: 'Description de l’image de couverture' },
  paragraph: (number) => `Paragraphe ${number}`,
  yours: (name) => `Traduction\u00a0: ${name}`,
  spanish: 'Original',
  copy: 'Copier l’original',
  changed: 'Modifié dans l’original',
  added: 'Nouveau dans l’original',
  signs: 'Vérifiez la mise en forme et les liens\u00a0: ils diffèrent de ceux de l’original.',
  length: (count, most) => `${count} caractères sur ${most}`,
  tooLong: 'Trop long\u00a0: abrégez, sinon rien ne peut être enregistré.',
  save: 'Enregistrer',
  finish: 'J’ai terminé',
  saving: 'Enregistrement…',
  unsaved: 'Modifications non enregistrées.',
  savedAt: (time) => `Enregistré\u00a0: ${time}.`,
  finishedAt: (time) =>
    `Signalé comme terminé\u00a0: ${time}. Si vous modifiez encore quelque chose, signalez-le de nouveau.`,
  empty: (names) => `Encore vide\u00a0: ${names}.`,
  spanishChanged:
    'L’original a changé entre-temps. Votre traduction est enregistrée, et les paragraphes modifiés sont signalés. Corrigez-les, puis indiquez de nouveau que vous avez terminé.',
  decided:
    'Le cabinet a déjà traité cette traduction\u00a0: plus rien ne peut être enregistré. Merci.',
  elsewhere:
    'Non enregistré\u00a0: cette traduction a été modifiée entre-temps dans une autre fenêtre. Copiez ce que vous avez changé ici et rechargez la page.',
  lost: 'Le lien n’est plus valable et rien n’a été enregistré. Copiez votre texte et envoyez-le au cabinet par un autre moyen.',
  saveFailed:
    'Non enregistré. Votre texte reste sur cette page\u00a0: vérifiez votre connexion et enregistrez de nouveau.',
  tooOften:
    'Non enregistré\u00a0: trop de tentatives. Votre texte reste sur cette page\u202f; patientez un peu.',
};
