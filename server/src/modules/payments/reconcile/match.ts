import type { BankRow, ReadRow } from '@butterfly/contracts/payments';

/** An invoice that money may be for. */
export interface Candidate {
  readonly invoice_id: number;
  readonly project_id: number;
  readonly project_name: string;
  readonly number: string;
  readonly bill_to_name: string;
  readonly open_cents: number;
  readonly due_on: string | null;
  /** What its open parts come to, one by one and from the first on. */
  readonly amounts: readonly number[];
}

type Match = Pick<ReadRow, 'confidence' | 'why'> & { readonly places: readonly Candidate[] };

interface Scored {
  readonly place: Candidate;
  readonly byNumber: boolean;
  readonly byAmount: boolean;
  readonly byName: boolean;
  readonly points: number;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const SHORT = 3;
const MOST = 5;

/**
 * Where a line of a statement belongs, by the number of the invoice, the amount and the name, with how sure that is, in words. Two that fit equally are
 * never called sure.
 */
export function matchRow({ amount_cents, text }: Pick<BankRow, 'amount_cents' | 'text'>, candidates: readonly Candidate[]): Match {
  const words = plain(text);
  const scored = candidates
    .map((place) => score(place, { amount_cents, words }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        (a.place.due_on ?? '9999').localeCompare(b.place.due_on ?? '9999') ||
        a.place.invoice_id - b.place.invoice_id,
    );
  const [best, second] = scored;
  if (!best) return { confidence: 'none', why: 'No open invoice has this amount, number or name.', places: [] };
  const isAlone = second?.points !== best.points;
  return { ...judge(best, isAlone), places: scored.slice(0, MOST).map(({ place }) => place) };
}

function score(place: Candidate, { amount_cents, words }: { amount_cents: number; words: string }): Scored {
  const byNumber = hasWords(words, plain(place.number));
  const byAmount = place.amounts.includes(amount_cents);
  const byName = namesOf(place).some((name) => hasWords(words, name));
  return { place, byNumber, byAmount, byName, points: (byNumber ? 4 : 0) + (byAmount ? 2 : 0) + (byName ? 1 : 0) };
}

/** A whole run of words: INV-2027-001 is not in INV-2027-0012. Banks drop signs, and put blanks where there were none. */
function hasWords(words: string, wanted: string): boolean {
  if (wanted === '') return false;
  const glued = wanted.replaceAll(' ', '');
  return ` ${words} `.includes(` ${wanted} `) || ` ${words} `.includes(` ${glued} `);
}

function namesOf({ bill_to_name, project_name }: Candidate): string[] {
  const last = plain(bill_to_name).split(' ').at(-1) ?? '';
  return [plain(bill_to_name), last, ...plain(project_name).split(' ')].filter((name) => name.length > SHORT && !COMMON.has(name));
}

/** They stand in the names of half of all projects. */
const COMMON = new Set(['wedding', 'event', 'party', 'gala', 'dinner', 'birthday', 'with', 'from', 'bruiloft', 'company']);

function judge({ byNumber, byAmount, byName, place }: Scored, isAlone: boolean): Pick<ReadRow, 'confidence' | 'why'> {
  if (byNumber && byAmount)
    return { confidence: isAlone ? 'sure' : 'likely', why: `It names ${place.number}, and the amount is what is open.` };
  if (byNumber) return { confidence: 'likely', why: `It names ${place.number}; the amount is another one.` };
  if (byAmount && byName)
    return isAlone
      ? { confidence: 'likely', why: 'The name and the amount fit; no number is named.' }
      : { confidence: 'perhaps', why: 'The name and the amount fit more than one invoice.' };
  if (byAmount)
    return isAlone
      ? { confidence: 'perhaps', why: 'Only the amount fits, and only here.' }
      : { confidence: 'perhaps', why: 'The amount fits more than one invoice. Choose.' };
  return { confidence: 'perhaps', why: 'Only the name fits; the amount is another one.' };
}
