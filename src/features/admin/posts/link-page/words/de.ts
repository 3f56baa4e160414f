import type { Words } from './en';

export const words: Words = {
  heading: 'Übersetzung',
  loading: 'Wird geladen\u00a0…',
  deadLink:
    'Dieser Link gilt nicht: Er ist vielleicht abgelaufen oder zurückgezogen worden. Bitten Sie die Kanzlei um einen neuen.',
  loadFailed:
    'Die Seite ließ sich nicht öffnen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  forYouOnly: (until) =>
    `Dieser Link ist nur für Sie: Geben Sie ihn nicht weiter. Er gilt bis ${until}.`,
  intro:
    'Neben jedem Absatz des Originals steht Platz für Ihre Übersetzung. Lassen Sie Zeichen wie **, ## und [ ]( ) an ihrer Stelle: Sie tragen Formatierung und Links. Was Sie schreiben, wird alle 20 Sekunden gespeichert; Sie können mit demselben Link später weiterarbeiten.',
  fields: { title: 'Titel', excerpt: 'Zusammenfassung', image_alt: 'Beschreibung des Titelbilds' },
  paragraph: (number) => `Absatz ${number}`,
  yours: (name) => `Übersetzung: ${name}`,
  spanish: 'Original',
  copy: 'Original übernehmen',
  changed: 'Im Original geändert',
  added: 'Neu im Original',
  signs: 'Prüfen Sie Formatierung und Links: Sie sind anders als im Original.',
  length: (count, most) => `${count} von ${most} Zeichen`,
  tooLong: 'Zu lang: Kürzen Sie, sonst lässt sich nichts speichern.',
  save: 'Speichern',
  finish: 'Ich bin fertig',
  saving: 'Wird gespeichert\u00a0…',
  unsaved: 'Nicht gespeicherte Änderungen.',
  savedAt: (time) => `Gespeichert: ${time}.`,
  finishedAt: (time) =>
    `Als fertig gemeldet: ${time}. Wenn Sie noch etwas ändern, melden Sie es danach wieder als fertig.`,
  empty: (names) => `Noch leer: ${names}.`,
  spanishChanged:
    'Das Original hat sich inzwischen geändert. Ihre Übersetzung ist gespeichert; die geänderten Absätze sind markiert. Passen Sie sie an, und melden Sie sich dann noch einmal als fertig.',
  decided:
    'Die Kanzlei hat diese Übersetzung schon bearbeitet: Es lässt sich nichts mehr speichern. Danke.',
  elsewhere:
    'Nicht gespeichert: An dieser Übersetzung wurde inzwischen in einem anderen Fenster geschrieben. Kopieren Sie, was Sie hier geändert haben, und laden Sie die Seite neu.',
  lost: 'Der Link gilt nicht mehr, und es wurde nichts gespeichert. Kopieren Sie Ihren Text und schicken Sie ihn der Kanzlei auf anderem Weg.',
  saveFailed:
    'Nicht gespeichert. Ihr Text bleibt auf dieser Seite: Prüfen Sie die Verbindung und speichern Sie noch einmal.',
  tooOften:
    'Nicht gespeichert: zu viele Versuche. Ihr Text bleibt auf dieser Seite; warten Sie etwas.',
};
