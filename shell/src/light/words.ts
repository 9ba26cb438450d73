import { createContext, useContext } from 'react';

/** What the light host itself says. Pages say everything else. */
export interface HostWords {
  readonly loading: string;
  readonly incomplete: string;
  readonly incompleteText: string;
  readonly away: string;
  readonly awayText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  /** `{at}`: when it was read. */
  readonly offline: string;
  readonly dismiss: string;
  readonly cancel: string;
  readonly leave: string;
  readonly leaveText: string;
  readonly leaveYes: string;
}

const en: HostWords = {
  loading: 'Opening…',
  incomplete: 'This link is incomplete',
  incompleteText: 'A part of the address is missing. Open the link from your message once more, or ask for a new one.',
  away: 'This page is not available now',
  awayText: 'It is being looked after and will be back. Nothing you sent is lost. Please try again a little later.',
  failed: 'This page could not be opened',
  failedText: 'Something went wrong on the way. Nothing you sent is lost.',
  again: 'Try again',
  offline: 'You are offline; this is as of {at}.',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  leave: 'Leave without saving?',
  leaveText: 'Your last changes on this page are not saved yet.',
  leaveYes: 'Leave page',
};

const de: HostWords = {
  loading: 'Wird geöffnet …',
  incomplete: 'Dieser Link ist unvollständig',
  incompleteText: 'Ein Teil der Adresse fehlt. Öffnen Sie den Link noch einmal aus Ihrer Nachricht, oder bitten Sie um einen neuen.',
  away: 'Diese Seite ist gerade nicht verfügbar',
  awayText: 'Wir kümmern uns darum, sie kommt wieder. Nichts, was Sie gesendet haben, ist verloren. Bitte versuchen Sie es etwas später.',
  failed: 'Diese Seite konnte nicht geöffnet werden',
  failedText: 'Unterwegs ging etwas schief. Nichts, was Sie gesendet haben, ist verloren.',
  again: 'Noch einmal versuchen',
  offline: 'Sie sind offline; das ist der Stand vom {at}.',
  dismiss: 'Schließen',
  cancel: 'Abbrechen',
  leave: 'Ohne Speichern verlassen?',
  leaveText: 'Ihre letzten Änderungen auf dieser Seite sind noch nicht gespeichert.',
  leaveYes: 'Seite verlassen',
};

const es: HostWords = {
  loading: 'Abriendo…',
  incomplete: 'Este enlace está incompleto',
  incompleteText: 'Falta una parte de la dirección. Abra otra vez el enlace de su mensaje o pida uno nuevo.',
  away: 'Esta página no está disponible ahora',
  awayText: 'Nos estamos ocupando de ella y volverá. No se ha perdido nada de lo que envió. Inténtelo un poco más tarde.',
  failed: 'No se pudo abrir esta página',
  failedText: 'Algo salió mal. No se ha perdido nada de lo que envió.',
  again: 'Intentar de nuevo',
  offline: 'No tiene conexión; esto es de {at}.',
  dismiss: 'Cerrar',
  cancel: 'Cancelar',
  leave: '¿Salir sin guardar?',
  leaveText: 'Sus últimos cambios en esta página aún no están guardados.',
  leaveYes: 'Salir de la página',
};

const fr: HostWords = {
  loading: 'Ouverture…',
  incomplete: 'Ce lien est incomplet',
  incompleteText: 'Il manque une partie de l’adresse. Ouvrez de nouveau le lien de votre message, ou demandez-en un autre.',
  away: 'Cette page n’est pas disponible pour le moment',
  awayText: 'Nous nous en occupons, elle reviendra. Rien de ce que vous avez envoyé n’est perdu. Réessayez un peu plus tard.',
  failed: 'Cette page n’a pas pu être ouverte',
  failedText: 'Un problème est survenu. Rien de ce que vous avez envoyé n’est perdu.',
  again: 'Réessayer',
  offline: 'Vous êtes hors ligne ; état au {at}.',
  dismiss: 'Fermer',
  cancel: 'Annuler',
  leave: 'Quitter sans enregistrer ?',
  leaveText: 'Vos dernières modifications sur cette page ne sont pas encore enregistrées.',
  leaveYes: 'Quitter la page',
};

const nl: HostWords = {
  loading: 'Wordt geopend…',
  incomplete: 'Deze link is niet compleet',
  incompleteText: 'Er ontbreekt een deel van het adres. Open de link nog eens vanuit uw bericht, of vraag om een nieuwe.',
  away: 'Deze pagina is nu niet beschikbaar',
  awayText: 'We zijn ermee bezig; ze komt terug. Wat u hebt verstuurd is niet verloren. Probeer het straks nog eens.',
  failed: 'Deze pagina kon niet worden geopend',
  failedText: 'Er ging onderweg iets mis. Wat u hebt verstuurd is niet verloren.',
  again: 'Opnieuw proberen',
  offline: 'U bent offline; dit is de stand van {at}.',
  dismiss: 'Sluiten',
  cancel: 'Annuleren',
  leave: 'Weggaan zonder op te slaan?',
  leaveText: 'Uw laatste wijzigingen op deze pagina zijn nog niet opgeslagen.',
  leaveYes: 'Pagina verlaten',
};

const all: Readonly<Record<string, HostWords>> = { en, de, es, fr, nl };

/** The first of these languages that the host speaks. */
export function spoken(tags: readonly string[]): string {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(all, tag)) ?? 'en';
}

export const wordsOf = (language: string): HostWords => all[language] ?? en;

/** The language of the person: that of the page once it has one, before that the browser's. */
export const LanguageContext = createContext('en');

export function useWords(): HostWords {
  return wordsOf(useContext(LanguageContext));
}
