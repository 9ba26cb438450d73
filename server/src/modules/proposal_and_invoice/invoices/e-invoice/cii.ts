import { bareTaxId } from './missing';
import { decimal, EXEMPT, GUIDELINE, percent, thousandths, typeCode, unitCode, type EInvoice } from './document';
import type { EAllowance, EGroup, ELine, TaxKind } from './figures';
import { terms } from './ubl';
import { branch, leaf, xmlFile, type Xml } from './xml';

const SPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** The XML inside of a Factur-X or ZUGFeRD file: Cross Industry Invoice in the profile EN 16931. */
export function ciiOf(told: EInvoice): string {
  const { invoice, figures, creditOf } = told;
  return xmlFile(
    branch(
      'rsm:CrossIndustryInvoice',
      [
        branch('rsm:ExchangedDocumentContext', [branch('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', GUIDELINE)])]),
        branch('rsm:ExchangedDocument', [
          leaf('ram:ID', invoice.number),
          leaf('ram:TypeCode', typeCode(told)),
          day('ram:IssueDateTime', invoice.issue_date),
          branch('ram:IncludedNote', [leaf('ram:Content', invoice.notes)]),
        ]),
        branch('rsm:SupplyChainTradeTransaction', [
          ...figures.lines.map((line, at) => ciiLine(line, { at, currency: invoice.currency })),
          agreement(told),
          // Where and when it is delivered is not told; the element itself has to be there.
          '<ram:ApplicableHeaderTradeDelivery/>',
          settlement(told, creditOf),
        ]),
      ],
      SPACES,
    ),
  );
}

const day = (name: string, on: string | null): Xml =>
  branch(name, [leaf('udt:DateTimeString', on?.replaceAll('-', ''), { format: '102' })]);

const tax = (name: string, { category, rate_bps }: TaxKind): Xml =>
  branch(name, [leaf('ram:TypeCode', 'VAT'), leaf('ram:CategoryCode', category), leaf('ram:RateApplicablePercent', percent({ rate_bps }))]);

function ciiLine(line: ELine, { at, currency }: { readonly at: number; readonly currency: string }): Xml {
  const { name, qty_milli, unit, net_cents, price_cents } = line;
  const unitOf = { unitCode: unitCode(unit) };
  return branch('ram:IncludedSupplyChainTradeLineItem', [
    branch('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(at + 1))]),
    branch('ram:SpecifiedTradeProduct', [leaf('ram:Name', name)]),
    branch('ram:SpecifiedLineTradeAgreement', [
      branch('ram:NetPriceProductTradePrice', [
        leaf('ram:ChargeAmount', decimal(price_cents ?? net_cents, currency)),
        price_cents === null && qty_milli !== 0 ? leaf('ram:BasisQuantity', thousandths(qty_milli), unitOf) : null,
      ]),
    ]),
    branch('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', thousandths(qty_milli), unitOf)]),
    branch('ram:SpecifiedLineTradeSettlement', [
      tax('ram:ApplicableTradeTax', line),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', decimal(net_cents, currency))]),
    ]),
  ]);
}

function agreement({ invoice, seller, buyer }: EInvoice): Xml {
  const first = buyer.address.split('\n')[0] ?? '';
  return branch('ram:ApplicableHeaderTradeAgreement', [
    branch('ram:SellerTradeParty', [
      leaf('ram:Name', seller.legal_name),
      branch('ram:SpecifiedLegalOrganization', [leaf('ram:ID', seller.registration)]),
      address({ ...seller, line1: seller.line1 }),
      mail(seller.email),
      registered(seller.tax_id),
    ]),
    branch('ram:BuyerTradeParty', [
      leaf('ram:Name', buyer.name),
      address({ ...buyer, line1: first, line2: '' }),
      mail(buyer.email),
      registered(buyer.tax_id ?? ''),
    ]),
    branch('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', invoice.po_number)]),
  ]);
}

interface Place {
  readonly line1: string;
  readonly line2: string;
  readonly postal_code?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

const address = ({ line1, line2, postal_code, city, country }: Place): Xml =>
  branch('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', postal_code),
    leaf('ram:LineOne', line1),
    leaf('ram:LineTwo', line2),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
  ]);

const mail = (email: string): Xml => branch('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: 'EM' })]);

const registered = (taxId: string): Xml => branch('ram:SpecifiedTaxRegistration', [leaf('ram:ID', bareTaxId(taxId), { schemeID: 'VA' })]);

function settlement(told: EInvoice, creditOf: string | null): Xml {
  const { invoice, figures, iban } = told;
  const { currency } = invoice;
  const amount = (name: string, cents: number, attributes = {}) => leaf(name, decimal(cents, currency), attributes);
  return branch('ram:ApplicableHeaderTradeSettlement', [
    iban ? leaf('ram:PaymentReference', invoice.number) : null,
    leaf('ram:InvoiceCurrencyCode', currency),
    iban &&
      branch('ram:SpecifiedTradeSettlementPaymentMeans', [
        leaf('ram:TypeCode', '30'),
        branch('ram:PayeePartyCreditorFinancialAccount', [leaf('ram:IBANID', iban)]),
      ]),
    ...figures.groups.map((group) => groupTax(group, amount)),
    ...figures.allowances.map((one) => allowance(one, amount)),
    branch('ram:SpecifiedTradePaymentTerms', [leaf('ram:Description', terms(told)), day('ram:DueDateDateTime', invoice.due_date)]),
    branch('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', figures.lines_cents),
      amount('ram:ChargeTotalAmount', figures.charges_cents),
      amount('ram:AllowanceTotalAmount', figures.allowances_cents),
      amount('ram:TaxBasisTotalAmount', figures.net_cents),
      amount('ram:TaxTotalAmount', figures.tax_cents, { currencyID: currency }),
      amount('ram:GrandTotalAmount', figures.total_cents),
      amount('ram:TotalPrepaidAmount', figures.paid_cents),
      amount('ram:DuePayableAmount', figures.due_cents),
    ]),
    branch('ram:InvoiceReferencedDocument', [leaf('ram:IssuerAssignedID', creditOf)]),
  ]);
}

type Amount = (name: string, cents: number) => Xml;

const groupTax = ({ net_cents, tax_cents, category, rate_bps }: EGroup, amount: Amount): Xml =>
  branch('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', tax_cents),
    leaf('ram:TypeCode', 'VAT'),
    category === 'E' ? leaf('ram:ExemptionReason', EXEMPT) : null,
    amount('ram:BasisAmount', net_cents),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', percent({ rate_bps })),
  ]);

const allowance = ({ isCharge, cents, reason, ...kind }: EAllowance, amount: Amount): Xml =>
  branch('ram:SpecifiedTradeAllowanceCharge', [
    branch('ram:ChargeIndicator', [leaf('udt:Indicator', String(isCharge))]),
    amount('ram:ActualAmount', cents),
    leaf('ram:Reason', reason),
    tax('ram:CategoryTradeTax', kind),
  ]);
