import type { ClientLanguage } from '../core/languages';

const VERSION = '2026-11';

const texts: Readonly<Record<ClientLanguage, string>> = {
  en: 'I agree to read and sign this contract electronically, and to receive my copy by e-mail. My signature here says that I have read it and agree to it. I can ask for it on paper instead.',
  nl: 'Ik ga ermee akkoord dit contract elektronisch te lezen en te ondertekenen, en mijn exemplaar per e-mail te ontvangen. Mijn handtekening hier zegt dat ik het heb gelezen en ermee instem. Ik kan het ook op papier vragen.',
  de: 'Ich bin einverstanden, diesen Vertrag elektronisch zu lesen und zu unterschreiben und mein Exemplar per E-Mail zu erhalten. Meine Unterschrift hier sagt, dass ich ihn gelesen habe und ihm zustimme. Ich kann ihn stattdessen auf Papier verlangen.',
  es: 'Acepto leer y firmar este contrato de forma electrónica y recibir mi copia por correo electrónico. Mi firma aquí dice que lo he leído y que estoy de acuerdo. Puedo pedirlo en papel en su lugar.',
  fr: 'J’accepte de lire et de signer ce contrat par voie électronique et de recevoir mon exemplaire par e-mail. Ma signature dit que je l’ai lu et que je l’approuve. Je peux le demander sur papier à la place.',
};

/** What somebody agrees to before they sign; who signs names the version they have read. */
export const CONSENT = { version: VERSION, text: texts.en } as const;

/** The words of the consent as they are shown, and kept as evidence. */
export const consentText = (language: ClientLanguage): string => texts[language];
