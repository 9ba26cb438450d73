import { bareTaxId } from './missing';
import { decimal, EXEMPT, GUIDELINE, percent, thousandths, typeCode, unitCode, type EInvoice } from './document';
import type { EAllowance, EGroup, ELine, TaxKind } from './figures';
import { branch, leaf, xmlFile, type Xml } from './xml';

const SPACES = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** An invoice or a credit note in UBL 2.1, by EN 16931. */
export function ublOf(told: EInvoice): string {
  const { invoice, figures, seller, buyer, creditOf, iban } = told;
  const root = figures.isCredit ? 'CreditNote' : 'Invoice';
  const amount = amountsIn(invoice.currency);
  const children = [
    leaf('cbc:CustomizationID', GUIDELINE),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issue_date),
    ...(figures.isCredit ? [] : [leaf('cbc:DueDate', invoice.due_date)]),
    leaf(`cbc:${root}TypeCode`, typeCode(told)),
    leaf('cbc:Note', invoice.notes),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    branch('cac:OrderReference', [leaf('cbc:ID', invoice.po_number)]),
    branch('cac:BillingReference', [branch('cac:InvoiceDocumentReference', [leaf('cbc:ID', creditOf)])]),
    branch('cac:AccountingSupplierParty', [
      party({
        ...{ name: seller.legal_name, line1: seller.line1, line2: seller.line2, city: seller.city, postal_code: seller.postal_code },
        ...{ country: seller.country, tax_id: seller.tax_id, registration: seller.registration, email: seller.email },
      }),
    ]),
    branch('cac:AccountingCustomerParty', [party({ ...buyer, line1: buyer.address.split('\n')[0] ?? '', line2: '', registration: '' })]),
    iban &&
      branch('cac:PaymentMeans', [
        leaf('cbc:PaymentMeansCode', '30'),
        leaf('cbc:PaymentID', invoice.number),
        branch('cac:PayeeFinancialAccount', [leaf('cbc:ID', iban)]),
      ]),
    branch('cac:PaymentTerms', [leaf('cbc:Note', terms(told))]),
    ...figures.allowances.map((one) => allowance(one, amount)),
    branch('cac:TaxTotal', [amount('cbc:TaxAmount', figures.tax_cents), ...figures.groups.map((group) => subtotal(group, amount))]),
    branch('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', figures.lines_cents),
      amount('cbc:TaxExclusiveAmount', figures.net_cents),
      amount('cbc:TaxInclusiveAmount', figures.total_cents),
      amount('cbc:AllowanceTotalAmount', figures.allowances_cents),
      amount('cbc:ChargeTotalAmount', figures.charges_cents),
      amount('cbc:PrepaidAmount', figures.paid_cents),
      amount('cbc:PayableAmount', figures.due_cents),
    ]),
    ...figures.lines.map((line, at) => ublLine(line, { at, isCredit: figures.isCredit, amount })),
  ];
  return xmlFile(branch(root, children, { xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`, ...SPACES }));
}

type Amount = (name: string, cents: number) => Xml;
const amountsIn =
  (currency: string): Amount =>
  (name, cents) =>
    leaf(name, decimal(cents, currency), { currencyID: currency });

interface Party {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly country?: string | undefined;
  readonly tax_id?: string | undefined;
  readonly registration: string;
  readonly email: string;
}

const party = ({ name, line1, line2, city, postal_code, country, tax_id = '', registration, email }: Party): Xml =>
  branch('cac:Party', [
    branch('cac:PostalAddress', [
      leaf('cbc:StreetName', line1),
      leaf('cbc:AdditionalStreetName', line2),
      leaf('cbc:CityName', city),
      leaf('cbc:PostalZone', postal_code),
      branch('cac:Country', [leaf('cbc:IdentificationCode', country)]),
    ]),
    tax_id === '' ? null : branch('cac:PartyTaxScheme', [leaf('cbc:CompanyID', bareTaxId(tax_id)), vat()]),
    branch('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', name), leaf('cbc:CompanyID', registration)]),
    branch('cac:Contact', [leaf('cbc:ElectronicMail', email)]),
  ]);

const vat = (): Xml => branch('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);

const taxCategory = (name: string, kind: TaxKind, says = false): Xml =>
  branch(name, [
    leaf('cbc:ID', kind.category),
    leaf('cbc:Percent', percent(kind)),
    says && kind.category === 'E' ? leaf('cbc:TaxExemptionReason', EXEMPT) : null,
    vat(),
  ]);

const allowance = ({ isCharge, cents, reason, ...kind }: EAllowance, amount: Amount): Xml =>
  branch('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', String(isCharge)),
    leaf('cbc:AllowanceChargeReason', reason),
    amount('cbc:Amount', cents),
    taxCategory('cac:TaxCategory', kind),
  ]);

const subtotal = ({ net_cents, tax_cents, ...kind }: EGroup, amount: Amount): Xml =>
  branch('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', net_cents),
    amount('cbc:TaxAmount', tax_cents),
    taxCategory('cac:TaxCategory', kind, true),
  ]);

function ublLine(line: ELine, { at, isCredit, amount }: { readonly at: number; readonly isCredit: boolean; readonly amount: Amount }): Xml {
  const { name, qty_milli, unit, net_cents, price_cents } = line;
  const unitOf = { unitCode: unitCode(unit) };
  const of = price_cents === null ? qty_milli : null;
  return branch(`cac:${isCredit ? 'CreditNote' : 'Invoice'}Line`, [
    leaf('cbc:ID', String(at + 1)),
    leaf(`cbc:${isCredit ? 'Credited' : 'Invoiced'}Quantity`, thousandths(qty_milli), unitOf),
    amount('cbc:LineExtensionAmount', net_cents),
    branch('cac:Item', [leaf('cbc:Name', name), taxCategory('cac:ClassifiedTaxCategory', line)]),
    branch('cac:Price', [
      amount('cbc:PriceAmount', price_cents ?? net_cents),
      of ? leaf('cbc:BaseQuantity', thousandths(of), unitOf) : null,
    ]),
  ]);
}

/** When what is to be paid; a document that has no day of its own says so by this. */
export const terms = ({ invoice: { installments, currency } }: EInvoice): string =>
  installments
    .map(({ label, due_on, amount_cents }) => [label, due_on, `${decimal(amount_cents, currency)} ${currency}`].filter(Boolean).join(' '))
    .join('; ');
