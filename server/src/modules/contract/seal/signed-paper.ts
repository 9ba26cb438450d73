import type { ClauseText, Contract, Evidence, TextNode } from '@butterfly/contracts/contract';
import type { Content } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import type { KeptSignature } from '../repository';
import { textContent } from './text-content';

const INK = '#26221f';
const FAINT = '#7d756d';

/** What the signed document is made of. */
export interface SignedPaper {
  readonly business: string;
  readonly accent: string;
  readonly locale: string;
  readonly tz: string;
  readonly contract: Pick<Contract, 'document_sha256' | 'id' | 'signers' | 'title'>;
  readonly body: TextNode;
  readonly clauses: readonly ClauseText[];
  readonly signatures: Readonly<Record<string, KeptSignature>>;
  readonly events: readonly Evidence[];
  readonly happened: Readonly<Record<string, string>>;
}

/** The contract as it was sent, the signatures, and the page that says how they came about. */
export function document(paper: SignedPaper): DocumentDefinition {
  const { business, contract, accent } = paper;
  return {
    info: { title: contract.title, author: business },
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { color: INK, fontSize: 10, lineHeight: 1.35 },
    footer: (page, pages) => ({
      margin: [56, 20, 56, 0],
      columns: [
        { text: `${business}  ·  ${contract.title}`, color: FAINT, fontSize: 8 },
        { text: `${page} / ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
    }),
    content: [
      { text: business, color: accent, fontSize: 9, bold: true },
      { text: contract.title, font: 'Fraunces', fontSize: 22, lineHeight: 1.15, margin: [0, 4, 0, 14] },
      ...textContent(paper.body),
      ...paper.clauses.flatMap(({ title, body }, at): Content[] => [
        { text: `${at + 1}. ${title}`, bold: true, fontSize: 11, margin: [0, 8, 0, 3] },
        ...textContent(body),
      ]),
      { text: 'Signatures', font: 'Fraunces', fontSize: 15, margin: [0, 18, 0, 8] },
      ...contract.signers.map((signer) => signatureOf(paper, signer)),
      ...certificate(paper),
    ],
  };
}

function signatureOf({ signatures, locale, tz }: SignedPaper, { id, name, role, signed_at }: Contract['signers'][number]): Content {
  const signature = signatures[String(id)];
  const hand: Content = signature?.picture
    ? { image: signature.picture, fit: [200, 56] }
    : { text: signature?.name ?? '', font: 'Fraunces', fontSize: 20 };
  return {
    unbreakable: true,
    margin: [0, 0, 0, 12],
    stack: [hand, { text: `${name} (${role})  ·  ${signed_at ? moment(signed_at, locale, tz) : ''}`, color: FAINT, fontSize: 8.5 }],
  };
}

function certificate({ contract, events, locale, tz, happened }: SignedPaper): Content[] {
  return [
    { text: 'Certificate of signing', font: 'Fraunces', fontSize: 18, pageBreak: 'before', margin: [0, 0, 0, 6] },
    {
      text: `Contract ${contract.id}. Text: SHA-256 ${contract.document_sha256 ?? ''}. Times are in ${tz}. Every entry carries the hash of the one before it and of itself, so that nothing can be changed or taken away unnoticed. Designed for ESIGN and UETA.`,
      fontSize: 8.5,
      color: FAINT,
      margin: [0, 0, 0, 10],
    },
    ...events.map(({ seq, type, at, actor, ip, hash, details }): Content => {
      const consent = details['consent_version'] === undefined ? '' : `  ·  consent ${String(details['consent_version'])}`;
      return {
        unbreakable: true,
        margin: [0, 0, 0, 7],
        stack: [
          { text: `${seq}. ${happened[type] ?? type} – ${actor}`, bold: true, fontSize: 9 },
          { text: `${moment(at, locale, tz)}  ·  ${ip === '' ? 'no address' : ip}${consent}`, fontSize: 8, color: FAINT },
          { text: hash, fontSize: 7, color: FAINT },
        ],
      };
    }),
  ];
}

const moment = (at: string, locale: string, tz: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: tz }).format(new Date(at));
