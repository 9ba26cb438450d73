import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxShare, type Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { Schema } from 'node-schematron';
import { invoiceOnPaper } from '../../testing/invoice-on-paper.fixture';
import { ciiOf } from './cii';
import { eInvoiceOf, type EInvoice } from './document';
import { ublOf } from './ubl';

type Syntax = 'cii' | 'ubl';
const FORMS: Readonly<Record<Syntax, (told: EInvoice) => string>> = { cii: ciiOf, ubl: ublOf };
/** A document takes seconds in UBL, and half a minute in CII. */
const SYNTAXES: readonly Syntax[] = proofSize({ short: 1, long: 2 }) === 1 ? ['ubl'] : ['ubl', 'cii'];
const schemas = new Map<Syntax, Schema>();

/** The rules of the European Commission: see `rules/README.md`. */
function schemaOf(syntax: Syntax): Schema {
  const known = schemas.get(syntax) ?? Schema.fromString(readFileSync(join(import.meta.dirname, `rules/en16931-${syntax}.sch`), 'utf8'));
  schemas.set(syntax, known);
  return known;
}

/** The rules that a document breaks, fatal ones and warnings. */
function broken(syntax: Syntax, xml: string): string[] {
  const said = schemaOf(syntax)
    .validateString(xml)
    .map(({ message }) => String(message).replace(/\s+/g, ' ').trim());
  // The validator counts decimals in binary fractions, in which some sums of cents are not what they are.
  return said.filter((text) => !(text.startsWith('[BR-CO-16]') && isPaidInCents(xml)));
}

function isPaidInCents(xml: string): boolean {
  const cents = (name: string) => Math.round(Number(new RegExp(`:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);
  return cents('DuePayableAmount') === cents('GrandTotalAmount') - cents('TotalPrepaidAmount');
}

const dutch = (tax_mode: 'exclusive' | 'inclusive', more: Partial<Invoice> = {}) =>
  invoiceOnPaper({ currency: 'EUR', locale: 'nl-NL', tax_mode, more });
const toldOf = (paper: ReturnType<typeof dutch>): EInvoice => eInvoiceOf({ ...paper, buyer: paper.invoice.bill_to });

function creditNote(): EInvoice {
  const { invoice } = dutch('inclusive');
  const total_cents = -25_000;
  const more = {
    ...{ kind: 'credit_note' as const, lines: [], total_cents, taxes: taxShare(invoice, total_cents), paid_cents: 0, installments: [] },
    adjustments: [{ title: 'One arch fewer', cents: total_cents }],
  };
  return toldOf({ ...dutch('inclusive', more), creditOf: 'INV-2027-0040' });
}

describe.each(SYNTAXES)('an electronic invoice in %s keeps every rule of EN 16931', (syntax) => {
  it.each([
    ['with both rates, prices with tax, partly paid', () => toldOf(dutch('inclusive'))],
    ['with prices without tax', () => toldOf(dutch('exclusive'))],
    ['that takes some of another back', creditNote],
  ])('%s', (_what, told) => expect(broken(syntax, FORMS[syntax](told()))).toEqual([]));

  it('and one that breaks some is told so', () => {
    const xml = FORMS[syntax](toldOf(dutch('inclusive')));
    const wrong = xml.replace(/(:(?:TaxExclusiveAmount|TaxBasisTotalAmount)[^>]*>)[^<]*/, '$11.00').replaceAll('>EUR<', '>EUX<');
    expect(wrong).not.toBe(xml);
    expect(broken(syntax, wrong).join('\n')).toMatch(/\[BR-CO-13\][^]*\[BR-CL-04\]|\[BR-CL-04\][^]*\[BR-CO-13\]/);
  });
});
