import type { ClientLanguage } from '../../core/languages';

const texts: Readonly<Record<ClientLanguage, string>> = {
  en: 'I accept this proposal with the choices, the total and the payments shown above, and agree that my name here counts as my signature.',
  nl: 'Ik ga akkoord met deze offerte, met de keuzes, het totaal en de betalingen zoals hierboven, en stem ermee in dat mijn naam hier als mijn handtekening geldt.',
  de: 'Ich nehme dieses Angebot mit der Auswahl, der Summe und den Zahlungen an, wie sie oben stehen, und bin einverstanden, dass mein Name hier als meine Unterschrift gilt.',
  es: 'Acepto este presupuesto con las opciones, el total y los pagos indicados arriba, y estoy de acuerdo en que mi nombre aquí vale como mi firma.',
  fr: 'J’accepte ce devis avec les choix, le total et les paiements indiqués ci-dessus, et je conviens que mon nom vaut ici signature.',
};

/** What is agreed to by accepting; its words are kept with the acceptance. */
export const ACCEPTANCE = { version: '2026-11', text: texts.en } as const;

/** The words of the consent as they are shown, and kept as evidence. */
export const acceptanceText = (language: ClientLanguage): string => texts[language];
