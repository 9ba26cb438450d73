import type { SignatureWords } from '../index';

export const pad: SignatureWords = {
  signed: 'unterschrieben',
  nothing: 'noch nichts',
  typeName: 'Oder Namen tippen',
  clear: 'Leeren',
  later: {
    loading: 'Wird geladen …',
    failed: 'Das Feld für die Unterschrift konnte nicht gezeigt werden',
    failedText: 'Vielleicht war die Verbindung weg. Laden Sie die Seite noch einmal.',
    again: 'Noch einmal laden',
  },
};
