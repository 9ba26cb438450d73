import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { readPage } from './find-project';
import type { Job } from './job';
import { leadNamed } from './navigation';
import { wordsOf } from './name-similarity';

const MOST = 200;
/** Say that somebody is meant, and are in no name of a lead. */
const SOMEBODY =
  /^(?:lady|guy|man|woman|people|person|folks?|couple|client|customer|bride|groom|girl|gentleman|lead|inquiry|enquiry|one|the|from|at|of|with|about|for|who|that|frau|mann|leute|dame|herr|senora|senor|chica|chico|gente)$/;

/** The one lead that has all these words, else the one whose name is nearest to them. */
export const leadByWords = async (job: Job, said: string): Promise<LeadRow | undefined> =>
  (await leadWithAll(job, said)) ?? (hasNames(said) ? leadNamed(job, said) : undefined);

const hasNames = (said: string): boolean => wordsOf(said).some((word) => word.length > 1 && !SOMEBODY.test(word));

/** The one lead that has all these words in its title or its name: “the library lady”. Open ones come before others. */
export async function leadWithAll(job: Job, said: string): Promise<LeadRow | undefined> {
  const words = wordsOf(said).filter((word) => word.length > 1 && !SOMEBODY.test(word));
  if (words.length === 0) return undefined;
  const rows = (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST }))?.results ?? [];
  const has = ({ title, first_name: first, last_name: last }: LeadRow): boolean => {
    const own = wordsOf(`${title} ${first} ${last}`);
    return words.every((word) => own.includes(word) || own.includes(word.replace(/s$/, '')));
  };
  const found = rows.filter(has);
  const open = found.filter(({ status }) => status !== 'lost' && status !== 'converted');
  const [only, ...others] = open.length > 0 ? open : found;
  return others.length === 0 ? only : undefined;
}
