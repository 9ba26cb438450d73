import type { Contract, Signer } from './schema';

/**
 * Who has to sign before this one may: in order everybody who stands before, and before the studio everybody else.
 * Empty: it is their turn.
 */
export function waitsFor({ signers, signing_order }: Pick<Contract, 'signers' | 'signing_order'>, signer: Signer): Signer[] {
  return signers.filter((other) => {
    if (other.id === signer.id || other.state === 'signed') return false;
    if (signer.role === 'studio') return true;
    return other.role !== 'studio' && signing_order === 'sequential' && other.position < signer.position;
  });
}

/** Who still has to sign, those first whose turn it is. */
export const outstanding = ({ signers }: Pick<Contract, 'signers'>): Signer[] => signers.filter(({ state }) => state !== 'signed');

/** What a line of evidence says happened. */
export const happened: Readonly<Record<string, string>> = {
  sent: 'Sent',
  viewed: 'Opened',
  reminded: 'Reminded',
  signed: 'Signed',
  completed: 'Signed by all',
  sealed: 'Document sealed',
  declined: 'Declined',
  voided: 'Voided',
  superseded: 'Replaced by an amendment',
  unreadable: 'Cannot be read',
};
