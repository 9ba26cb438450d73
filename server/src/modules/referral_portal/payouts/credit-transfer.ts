/** One payment of a file. */
export interface CreditTransfer {
  readonly reference: string;
  readonly amount_cents: number;
  readonly holder: string;
  readonly iban: string;
  readonly text: string;
}

interface TransferFile {
  readonly id: string;
  readonly createdAt: Date;
  /** The day on which the bank is to send it. */
  readonly on: string;
  readonly debtor: { readonly name: string; readonly iban: string };
  readonly transfers: readonly CreditTransfer[];
}

/**
 * A SEPA credit transfer as banks take it: ISO 20022 pain.001.001.03, by IBAN alone. Amounts stay whole cents until they are written.
 *
 * @throws RangeError for a file without payments
 */
export function creditTransferXml({ id, createdAt, on, debtor, transfers }: TransferFile): string {
  if (transfers.length === 0) throw new RangeError('A file of payments has payments.');
  const count = String(transfers.length);
  const sum = euros(transfers.reduce((all, { amount_cents }) => all + amount_cents, 0));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${sepaText(id, 35)}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}</CreDtTm><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum><InitgPty><Nm>${sepaText(debtor.name, 70)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${sepaText(`${id}-1`, 35)}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`,
    `<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>${on}</ReqdExctnDt>`,
    `<Dbtr><Nm>${sepaText(debtor.name, 70)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>`,
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
    ...transfers.map(transferXml),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
}

function transferXml({ reference, amount_cents, holder, iban, text }: CreditTransfer): string {
  return [
    `<CdtTrfTxInf><PmtId><EndToEndId>${sepaText(reference, 35)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${euros(amount_cents)}</InstdAmt></Amt>`,
    `<Cdtr><Nm>${sepaText(holder, 70)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${sepaText(text, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');
}

/** `18432` → `184.32`. @throws RangeError for what is no payment */
function euros(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`${cents} is no amount to send.`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const SPELT: Readonly<Record<string, string>> = { ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l', '&': '+' };

/** The letters that every bank takes; what is none of them becomes one, or a dot. */
function sepaText(text: string, most: number): string {
  const plain = [...text.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => SPELT[letter] ?? letter).join('');
  const safe = plain.replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.').trim();
  return safe.slice(0, most).trim().replace(/^\/+/, '') || '-';
}
