import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { findProject } from './find-project';
import type { Job } from './job';

const SET_OFF =
  /^(?<rest>.+)[,;.-]\s*(?:(?:that's|that is|this is|it's|it is|this goes)\s+)?(?:for|on|to|about|für|para)\s+(?:the\s+|die\s+|la\s+)?(?<name>[^,;.]{2,40})$/i;
const AT_THE_END = /^(?<rest>.+)\s(?:for|on|about|with|für|para)\s+(?:the\s+|die\s+|la\s+)?(?<name>[^,;.]{2,40})$/i;

const OF_IT = /(?<= )(?:proposal|quote|invoice|contract|questionnaire|moodboard|recipes?|orders?|timeline|deposit|balance|payment)$/i;

/** "Call the venue for Chen Abbott": the end is the project where it names one, and belongs to the words where it does not. */
export async function namedAtTheEnd(
  job: Job,
  utterance: string,
  { setOff }: { readonly setOff: boolean },
): Promise<{ readonly row: ProjectRow; readonly rest: string } | undefined> {
  const { rest, name } = (SET_OFF.exec(utterance) ?? (setOff ? null : AT_THE_END.exec(utterance)))?.groups ?? {};
  if (!rest || !name || name.split(' ').length > 5) return undefined;
  const found = await findProject(job, name);
  // “Follow up on the Chen–Abbott proposal” is about the proposal.
  const paper = OF_IT.exec(name)?.[0];
  return found.kind === 'one'
    ? { row: found.row, rest: paper === undefined ? rest.trim() : `${rest.trim()} on the ${paper.toLowerCase()}` }
    : undefined;
}
