import { isValidIBAN } from 'ibantools';
import { creditTransferXml, type CreditTransfer } from './credit-transfer';

const IBAN = 'NL91ABNA0417164300';
const transfer = (more: Partial<CreditTransfer> = {}): CreditTransfer => ({
  ...{
    reference: 'P-2026-0001',
    amount_cents: 18_432,
    holder: 'Rivergate Planning',
    iban: 'DE89370400440532013000',
    text: 'P-2026-0001 Reiger',
  },
  ...more,
});
const file = (transfers: readonly CreditTransfer[]) =>
  creditTransferXml({
    ...{ id: 'P-2026-0001-1', createdAt: new Date('2026-11-25T10:00:00Z'), on: '2026-11-25', transfers },
    debtor: { name: 'Blauwe Reiger Events', iban: IBAN },
  });
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text ?? '');
/** The names of elements as they nest, so that a wrong order or an open end is seen. */
function outline(xml: string): string[] {
  const [open, seen]: [string[], string[]] = [[], []];
  for (const [, end, name = ''] of xml.replace(/<\?.*?\?>/, '').matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else seen.push([...open, name].join('/'));
    if (!end) open.push(name);
  }
  expect(open).toEqual([]);
  return seen.map((path) => path.replace('Document/CstmrCdtTrfInitn/', ''));
}

describe('a SEPA credit transfer (pain.001.001.03)', () => {
  it('has the elements of the schema in their order, and sums to the cent', () => {
    const xml = file([transfer(), transfer({ reference: 'P-2026-0002', amount_cents: 5 })]);
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"');
    const paths = outline(xml);
    const inside = (parent: string) =>
      paths.filter((path) => path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/'));
    expect(inside('GrpHdr')).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'].map((name) => `GrpHdr/${name}`));
    expect(inside('PmtInf').map((path) => path.slice('PmtInf/'.length))).toEqual([
      ...['PmtInfId', 'PmtMtd', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'ChrgBr'],
      ...['CdtTrfTxInf', 'CdtTrfTxInf'],
    ]);
    expect(
      inside('PmtInf/CdtTrfTxInf')
        .slice(0, 5)
        .map((path) => path.split('/').at(-1)),
    ).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
    expect([all(xml, 'NbOfTxs'), all(xml, 'CtrlSum'), all(xml, 'InstdAmt')]).toEqual([
      ['2', '2'],
      ['184.37', '184.37'],
      ['184.32', '0.05'],
    ]);
    expect(xml).toContain('<InstdAmt Ccy="EUR">184.32</InstdAmt>');
    expect(all(xml, 'IBAN').every((iban) => isValidIBAN(iban))).toBe(true);
    expect([all(xml, 'PmtMtd'), all(xml, 'ChrgBr'), all(xml, 'Cd'), all(xml, 'CreDtTm')]).toEqual([
      ['TRF'],
      ['SLEV'],
      ['SEPA'],
      ['2026-11-25T10:00:00'],
    ]);
  });

  it('takes no letter that banks refuse, no markup, and nothing that is too long', () => {
    const xml = file([transfer({ holder: 'Åsa & <b>Müller</b> Strauß 🌸', text: `/${'x'.repeat(300)}`, reference: 'r'.repeat(60) })]);
    expect(all(xml, 'Nm')).toContain('Asa + .b.Muller./b. Strauss .');
    expect([...all(xml, 'EndToEndId')].map(({ length }) => length)).toEqual([35]);
    for (const text of [...all(xml, 'Nm'), ...all(xml, 'Ustrd'), ...all(xml, 'EndToEndId')])
      expect(text).toMatch(/^[A-Za-z0-9\-?:().,'+ ][A-Za-z0-9/\-?:().,'+ ]{0,139}$/);
  });

  it('is never written over nothing, or over less', () => {
    expect(() => file([])).toThrow(RangeError);
    for (const wrong of [0, -1, 0.5]) expect(() => file([transfer({ amount_cents: wrong })])).toThrow(RangeError);
  });
});
