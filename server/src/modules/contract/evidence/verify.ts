import type { Verdict } from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import type { FileRow } from '../../../platform/files/repository';
import type { Files } from '../../../platform/files/files';
import { contracts, signerSecrets, type ContractRecord, type SignerSecrets } from '../repository';
import { canonicalJson, chainProblems, sha256, type StoredEvent } from './chain';
import { readEvent, storedEvents } from './repository';

/** All that is computed anew, read in one transaction; the bytes of the document are read after it. */
export interface Exhibit {
  readonly contract: ContractRecord;
  readonly events: readonly StoredEvent[];
  readonly signers: readonly SignerSecrets[];
  readonly file: FileRow | undefined;
}

/** @throws AppError `not_found` */
export async function exhibitOf(db: Db, { id, files }: { id: number; files: Pick<Files, 'find'> }): Promise<Exhibit> {
  const contract = await contracts.read(db, id);
  return {
    contract,
    events: await storedEvents(db, id),
    signers: await signerSecrets(db, id),
    file: contract.pdf_file_id === null ? undefined : await files.find(db, contract.pdf_file_id),
  };
}

/** `pdf`: the bytes of the signed document; null where they are gone or none were made yet. */
export function verdictOf({ contract, events, signers }: Exhibit, pdf: Uint8Array | null): Verdict {
  const { chain_length, chain_head, document_sha256, pdf_sha256 } = contract;
  const problems = [
    ...chainProblems(events, { length: chain_length, head: chain_head }),
    ...textProblems(contract, events),
    ...signatureProblems({ contract, events, signers }),
    ...pdfProblems({ contract, events, pdf }),
  ];
  return { ok: problems.length === 0, problems, events: events.length, head: chain_head, document_sha256, pdf_sha256 };
}

function textProblems({ document, document_sha256 }: ContractRecord, events: readonly StoredEvent[]): string[] {
  if (document === null) return events.length > 0 && document_sha256 !== null ? ['The text that was sent is gone.'] : [];
  const said = detailsOf(events, 'sent')[0]?.['document_sha256'];
  const now = sha256(document);
  return now === document_sha256 && now === said ? [] : ['The text is not the one that was sent.'];
}

function signatureProblems({ contract, events, signers }: Omit<Exhibit, 'file'>): string[] {
  const said = new Map(detailsOf(events, 'signed').map((details) => [details['signer'], details]));
  return contract.signers.flatMap(({ id, name }) => {
    const signature = signers.find((signer) => signer.id === id)?.signature ?? null;
    const details = said.get(id);
    if (signature === null && details === undefined) return [];
    if (signature === null || details === undefined) return [`The signature of ${name} does not stand in the evidence.`];
    const same =
      details['signature_sha256'] === sha256(canonicalJson(signature)) && details['document_sha256'] === contract.document_sha256;
    return same ? [] : [`The signature of ${name} was changed.`];
  });
}

function pdfProblems({
  contract,
  events,
  pdf,
}: {
  contract: ContractRecord;
  events: readonly StoredEvent[];
  pdf: Uint8Array | null;
}): string[] {
  const said = detailsOf(events, 'sealed')[0]?.['pdf_sha256'];
  if (contract.pdf_sha256 === null && said === undefined) return [];
  if (pdf === null) return ['The signed document is gone.'];
  const now = sha256(pdf);
  return now === contract.pdf_sha256 && now === said ? [] : ['The signed document was changed.'];
}

const detailsOf = (events: readonly StoredEvent[], type: string): Readonly<Record<string, unknown>>[] =>
  events.flatMap((event) => {
    const read = readEvent(event);
    return read?.type === type ? [read.details ?? {}] : [];
  });
