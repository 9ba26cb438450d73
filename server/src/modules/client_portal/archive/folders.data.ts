import type { Language, Section } from '@butterfly/contracts/client_portal';

interface Folders extends Partial<Record<Section, string>> {
  readonly proposals: string;
  readonly contract: string;
  readonly payments: string;
  readonly invoice: string;
  readonly files: string;
}

/** What the folders of an archive are called. */
export const folders: Readonly<Record<Language, Folders>> = {
  en: { proposals: 'Proposals', contract: 'Contract', payments: 'Payments', invoice: 'Invoices', files: 'Files' },
  nl: { proposals: 'Offertes', contract: 'Contract', payments: 'Betalingen', invoice: 'Facturen', files: 'Bestanden' },
  de: { proposals: 'Angebote', contract: 'Vertrag', payments: 'Zahlungen', invoice: 'Rechnungen', files: 'Dateien' },
  es: { proposals: 'Presupuestos', contract: 'Contrato', payments: 'Pagos', invoice: 'Facturas', files: 'Archivos' },
  fr: { proposals: 'Devis', contract: 'Contrat', payments: 'Paiements', invoice: 'Factures', files: 'Fichiers' },
};
