import { pad } from '@butterfly/parts-kit/signature/words/de';
import type { SignWords } from './words';

export const de: SignWords = {
  tab: 'Einen Vertrag unterschreiben',
  gone: 'Dieser Link öffnet nichts',
  goneText: 'Vielleicht wurde er abgeschnitten. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
  failed: 'Der Vertrag konnte nicht geöffnet werden',
  failedText: 'Unterwegs ist etwas schiefgegangen. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
  again: 'Noch einmal versuchen',
  forPerson: (name) => `Für ${name}`,
  over: {
    completed: 'Alle haben unterschrieben.',
    declined: 'Dieser Vertrag wurde abgelehnt. Es gibt nichts zu unterschreiben.',
    expired: 'Die Zeit zum Unterschreiben ist vorbei. Bitten Sie um einen neuen Vertrag, wenn Sie ihn noch möchten.',
    superseded: 'Dieser Vertrag wurde durch einen neueren ersetzt, den alle unterschrieben haben. Es gilt der neuere.',
    voided: 'Dieser Vertrag wurde zurückgenommen. Es gibt nichts zu unterschreiben.',
  },
  newer: 'Den neueren Vertrag öffnen',
  ask: (business) => `Wenn Sie eine Frage haben, wenden Sie sich an ${business}.`,
  download: 'Ihr Exemplar herunterladen',
  thanks: 'Danke. Sie haben unterschrieben; Ihr Exemplar kommt per E-Mail, sobald alle es getan haben.',
  waits: (names, many) =>
    `Zuerst ${many ? 'unterschreiben' : 'unterschreibt'} ${names}. Sie bekommen eine E-Mail, wenn Sie an der Reihe sind.`,
  signHere: 'Hier unterschreiben',
  name: 'Ihr voller Name',
  how: 'Wie Sie unterschreiben',
  typed: 'Meinen Namen tippen',
  drawn: 'Zeichnen',
  signature: 'Ihre Unterschrift',
  pad,
  submit: 'Ich unterschreibe diesen Vertrag',
  busy: 'Wird unterschrieben …',
  notSigned:
    'Sie haben nicht unterschrieben: Etwas hat sich geändert, oder die Verbindung war weg. Bitte lesen Sie noch einmal, was hier steht, und versuchen Sie es erneut.',
  doNot: 'Nicht unterschreiben',
  why: 'Warum Sie nicht unterschreiben',
  decline: 'Den Vertrag ablehnen',
  back: 'Zurück',
  who: 'Wer unterschreibt',
  state: { declined: 'abgelehnt', open: 'noch offen', signed: 'unterschrieben' },
};
