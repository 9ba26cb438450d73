import type { InvoiceKind } from '@butterfly/contracts/proposal_and_invoice';

/** What stands on an invoice beside names and figures. */
export interface InvoiceWords {
  readonly kinds: Readonly<Record<InvoiceKind, string>>;
  readonly draft: string;
  readonly void: string;
  readonly billTo: string;
  readonly issued: string;
  readonly due: string;
  readonly order: string;
  readonly project: string;
  readonly creditOf: string;
  readonly taxId: string;
  readonly registration: string;
  readonly item: string;
  readonly quantity: string;
  readonly price: string;
  readonly tax: string;
  readonly amount: string;
  readonly discount: string;
  readonly subtotal: string;
  readonly waiver: string;
  readonly of: string;
  readonly included: string;
  readonly total: string;
  readonly credited: string;
  readonly paid: string;
  readonly writtenOff: string;
  readonly open: string;
  readonly plan: string;
  readonly settled: string;
  readonly dayToCome: string;
  readonly stillOpen: string;
  readonly howToPay: string;
  readonly reference: string;
}

const en: InvoiceWords = {
  kinds: {
    standard: 'Invoice',
    deposit: 'Deposit invoice',
    final: 'Final invoice',
    amendment: 'Amendment invoice',
    credit_note: 'Credit note',
  },
  ...{ draft: 'Draft', void: 'Void', billTo: 'For', issued: 'Date', due: 'Due', order: 'Your order', project: 'Event' },
  ...{ creditOf: 'Credit for', taxId: 'Tax no.', registration: 'Registered', item: 'Item', quantity: 'Quantity', price: 'Price' },
  ...{ tax: 'Tax', amount: 'Amount', discount: 'discount', subtotal: 'Together', waiver: 'Damage waiver', of: 'of', included: 'included' },
  ...{ total: 'Total', credited: 'Credit notes', paid: 'Paid', writtenOff: 'Written off', open: 'Still to pay', plan: 'Payments' },
  ...{
    settled: 'paid',
    dayToCome: 'when the day of the event is known',
    stillOpen: 'open',
    howToPay: 'How to pay',
    reference: 'Reference',
  },
};

const nl: InvoiceWords = {
  kinds: {
    standard: 'Factuur',
    deposit: 'Aanbetalingsfactuur',
    final: 'Eindfactuur',
    amendment: 'Aanvullende factuur',
    credit_note: 'Creditfactuur',
  },
  ...{
    draft: 'Concept',
    void: 'Vervallen',
    billTo: 'Voor',
    issued: 'Datum',
    due: 'Vervaldatum',
    order: 'Uw referentie',
    project: 'Evenement',
  },
  ...{ creditOf: 'Credit op', taxId: 'Btw-nummer', registration: 'KvK', item: 'Omschrijving', quantity: 'Aantal', price: 'Prijs' },
  ...{
    tax: 'Btw',
    amount: 'Bedrag',
    discount: 'korting',
    subtotal: 'Samen',
    waiver: 'Schadevrijwaring',
    of: 'over',
    included: 'inbegrepen',
  },
  ...{
    total: 'Totaal',
    credited: 'Creditfacturen',
    paid: 'Betaald',
    writtenOff: 'Afgeschreven',
    open: 'Nog te betalen',
    plan: 'Betalingen',
  },
  ...{ settled: 'betaald', dayToCome: 'zodra de dag bekend is', stillOpen: 'open', howToPay: 'Zo betaalt u', reference: 'Kenmerk' },
};

const de: InvoiceWords = {
  kinds: {
    standard: 'Rechnung',
    deposit: 'Anzahlungsrechnung',
    final: 'Schlussrechnung',
    amendment: 'Nachtragsrechnung',
    credit_note: 'Gutschrift',
  },
  ...{ draft: 'Entwurf', void: 'Storniert', billTo: 'Für', issued: 'Datum', due: 'Fällig am', order: 'Ihre Bestellung', project: 'Anlass' },
  ...{ creditOf: 'Gutschrift zu', taxId: 'USt-IdNr.', registration: 'Register', item: 'Position', quantity: 'Menge', price: 'Preis' },
  ...{
    tax: 'USt.',
    amount: 'Betrag',
    discount: 'Rabatt',
    subtotal: 'Zusammen',
    waiver: 'Schadenspauschale',
    of: 'auf',
    included: 'enthalten',
  },
  ...{ total: 'Gesamt', credited: 'Gutschriften', paid: 'Bezahlt', writtenOff: 'Ausgebucht', open: 'Noch offen', plan: 'Zahlungen' },
  ...{
    settled: 'bezahlt',
    dayToCome: 'sobald der Tag feststeht',
    stillOpen: 'offen',
    howToPay: 'So bezahlen Sie',
    reference: 'Verwendungszweck',
  },
};

const fr: InvoiceWords = {
  kinds: {
    standard: 'Facture',
    deposit: 'Facture d’acompte',
    final: 'Facture finale',
    amendment: 'Facture complémentaire',
    credit_note: 'Avoir',
  },
  ...{
    draft: 'Brouillon',
    void: 'Annulée',
    billTo: 'Pour',
    issued: 'Date',
    due: 'Échéance',
    order: 'Votre commande',
    project: 'Événement',
  },
  ...{ creditOf: 'Avoir sur', taxId: 'N° TVA', registration: 'Immatriculation', item: 'Désignation', quantity: 'Quantité', price: 'Prix' },
  ...{
    tax: 'TVA',
    amount: 'Montant',
    discount: 'remise',
    subtotal: 'Ensemble',
    waiver: 'Garantie dommages',
    of: 'sur',
    included: 'incluse',
  },
  ...{ total: 'Total', credited: 'Avoirs', paid: 'Payé', writtenOff: 'Abandonné', open: 'Reste à payer', plan: 'Paiements' },
  ...{ settled: 'payé', dayToCome: 'dès que la date est connue', stillOpen: 'à payer', howToPay: 'Comment payer', reference: 'Référence' },
};

const es: InvoiceWords = {
  kinds: {
    standard: 'Factura',
    deposit: 'Factura de anticipo',
    final: 'Factura final',
    amendment: 'Factura adicional',
    credit_note: 'Factura rectificativa',
  },
  ...{ draft: 'Borrador', void: 'Anulada', billTo: 'Para', issued: 'Fecha', due: 'Vencimiento', order: 'Su pedido', project: 'Evento' },
  ...{ creditOf: 'Rectifica', taxId: 'NIF', registration: 'Registro', item: 'Concepto', quantity: 'Cantidad', price: 'Precio' },
  ...{
    tax: 'IVA',
    amount: 'Importe',
    discount: 'descuento',
    subtotal: 'Suma',
    waiver: 'Cobertura de daños',
    of: 'sobre',
    included: 'incluido',
  },
  ...{ total: 'Total', credited: 'Abonos', paid: 'Pagado', writtenOff: 'Cancelado', open: 'Por pagar', plan: 'Pagos' },
  ...{ settled: 'pagado', dayToCome: 'cuando se conozca el día', stillOpen: 'pendiente', howToPay: 'Cómo pagar', reference: 'Referencia' },
};

const LANGUAGES: Readonly<Record<string, InvoiceWords>> = { en, nl, de, fr, es };

/** In the language of the business, else in English. @example invoiceWords('nl-NL').total // 'Totaal' */
export const invoiceWords = (locale: string): InvoiceWords => LANGUAGES[locale.slice(0, 2)] ?? en;
