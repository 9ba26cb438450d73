import type { ClientLanguage } from '../../core/languages';

const texts: Readonly<Record<ClientLanguage, (business: string) => string>> = {
  en: (business) =>
    `${business} may charge this card with each payment of this project on the day it is due. If it is declined, it is tried again three and five days later. I can end this at any time on this page.`,
  nl: (business) =>
    `${business} mag van deze kaart elke betaling van dit project afschrijven op de dag dat ze verschuldigd is. Lukt dat niet, dan wordt het drie en vijf dagen later opnieuw geprobeerd. Ik kan dit op elk moment op deze pagina stoppen.`,
  de: (business) =>
    `${business} darf diese Karte mit jeder Zahlung dieses Projekts an dem Tag belasten, an dem sie fällig ist. Wird sie abgelehnt, wird es drei und fünf Tage später noch einmal versucht. Ich kann das jederzeit auf dieser Seite beenden.`,
  es: (business) =>
    `${business} puede cobrar en esta tarjeta cada pago de este proyecto el día en que vence. Si se rechaza, se intenta de nuevo a los tres y a los cinco días. Puedo terminar con esto en cualquier momento en esta página.`,
  fr: (business) =>
    `${business} peut débiter cette carte de chaque paiement de ce projet le jour où il est dû. En cas de refus, un nouvel essai a lieu trois puis cinq jours plus tard. Je peux y mettre fin à tout moment sur cette page.`,
};

/**
 * What a client agrees to, in the language in which it is read. Kept with the card, word by word.
 *
 * @example autopayConsent('Fern & Thistle', 'en'); // 'Fern & Thistle may charge this card with each payment …'
 */
export const autopayConsent = (business: string, language: ClientLanguage): string => texts[language](business);
