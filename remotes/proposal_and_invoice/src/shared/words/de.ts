import { words as paper } from '@butterfly/contracts/proposal_and_invoice/paper-words/de';
import { pad } from '@butterfly/parts-kit/signature/words/de';
import type { SharedWords } from './words';

export const de: SharedWords = {
  paper,
  tab: 'Angebot',
  gone: 'Dieser Link öffnet nichts',
  goneText: 'Vielleicht wurde er zurückgenommen. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
  failed: 'Das Angebot konnte nicht geöffnet werden',
  failedText: 'Unterwegs ist etwas schiefgegangen. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
  again: 'Noch einmal versuchen',
  over: {
    superseded: (business) => `Es gibt eine neuere Fassung dieses Angebots. Bitten Sie ${business} um den Link.`,
    expired: (business) => `Dieses Angebot ist abgelaufen. ${business} macht Ihnen gern ein neues.`,
    declined: (business) => `Sie haben dieses Angebot abgelehnt. Wenn Sie es sich anders überlegen, schreiben Sie an ${business}.`,
  },
  thanks: (name) => `Danke, ${name}.`,
  accepted: (day, business) =>
    `Sie haben dieses Angebot am ${day} angenommen. ${business} weiß Bescheid und meldet sich bei Ihnen, wie es weitergeht. Diese Seite bleibt, wie sie ist: Heben Sie den Link auf.`,
  download: 'Als PDF herunterladen',
  downloadChange: 'Die Änderung als PDF herunterladen',
  downloadWhole: 'Das ganze Angebot als PDF herunterladen',
  showWhole: 'Das ganze Angebot zeigen, wie es dann wäre',
  showChange: 'Nur zeigen, was sich ändert',
  taken: (count) => (count === 1 ? '1 Extra gewählt' : `${count} Extras gewählt`),
  working: 'wird berechnet …',
  answer: 'Ihre Antwort',
  chooseFirst: 'Bitte wählen Sie zuerst oben aus jeder Gruppe von Alternativen eine.',
  name: 'Ihr voller Name',
  email: 'Ihre E-Mail-Adresse',
  wrongEmail: 'Diese E-Mail-Adresse ist nicht vollständig.',
  how: 'Wie Sie unterschreiben',
  typed: 'Meinen Namen tippen',
  drawn: 'Zeichnen',
  signature: 'Ihre Unterschrift',
  pad,
  accept: 'Dieses Angebot annehmen',
  busy: 'Wird angenommen …',
  decline: 'Ablehnen',
  why: 'Warum es nicht passt',
  declineThis: 'Dieses Angebot ablehnen',
  back: 'Zurück',
  problem: {
    seen_changed: 'Das Angebot hat sich geändert, seit Sie es geöffnet haben. Sehen Sie es sich noch einmal an und antworten Sie dann.',
    newer_version: 'Es gibt eine neuere Fassung dieses Angebots. Bitten Sie um den Link.',
    not_open: 'Dieses Angebot wurde schon beantwortet oder ist abgelaufen. Es wurde nichts geändert.',
    choose_one: 'Wählen Sie aus jeder Gruppe von Alternativen eine.',
    plan_does_not_fit:
      'Die Zahlungen ergeben nicht die Summe. Es wurde nichts angenommen; bitte sagen Sie es dem, von dem Sie das Angebot haben.',
    picture_unreadable: 'Die Unterschrift konnte nicht gelesen werden. Zeichnen Sie sie noch einmal.',
    credit_too_large:
      'Diese Änderung nimmt mehr weg, als noch wegzunehmen ist. Es wurde nichts angenommen; bitte sagen Sie es dem, von dem Sie das Angebot haben.',
  },
};
