import type { ProjectPerson } from '@butterfly/contracts/tenant_crm';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { findProject } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';

const WHO =
  '(?:client|customer|couple|bride|groom|contact(?: person)?|host|kund\\w+|brautpaar|paar|braut|ansprechpartner\\w*|client[ea]|pareja|novi[ao]|contacto)';
const HERE = '(?: (?:here|on this(?: one)?|of this(?: one)?|for this(?: one)?|hier|aqui))?';
const ASKED = [
  new RegExp(
    `^(?:and |so )?(?:what(?:'?s| is|s) |give me |show me |wie (?:ist|lautet) |was ist |cual es )?(?:the |our |die |der |el |la )?(?:phone(?: number)?|number|cell|mobile|e-?mail(?: address)?|mail|contact details?|telefonnummer|nummer|handynummer|e-?mail-?adresse|telefono|numero(?: de telefono)?|correo)(?: (?:of|for|from|von|vom|de|del))?(?: (?:the|our|der|dem|des|den|la|el))? ${WHO}${HERE}$`,
  ),
  new RegExp(`^(?:and |so )?(?:who(?:'?s| is| are)|wer ist|quien es) (?:the |our |die |der |das |el |la )?${WHO}${HERE}$`),
  new RegExp(`^(?:and |so )?how (?:do|can) (?:i|we) (?:reach|contact|call|get hold of) (?:the |our )?(?:${WHO}|them|her|him)${HERE}$`),
];
const CLIENT = /partner|client|host|contact|billing|parent/i;

/** “The phone number of the client here” of the project that is open. Undefined: something else is asked, or nothing is open. */
export async function clientHere(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message)
    .replace(/^¿/, '')
    .replace(/[?!.\s]+$/, '');
  if (job.turn.projectId === null || !ASKED.some((pattern) => pattern.test(said))) return undefined;
  const found = await findProject(job, undefined);
  if (found.kind === 'none') return text(found.say);
  const { id, name } = found.row;
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  if (answer.kind !== 'ok') return text(notRead('The people of the project'));
  const people = (answer.data as ProjectPerson[]).filter(({ role }) => CLIENT.test(role));
  if (people.length === 0) return text(`No client is linked to ${name} yet.`, { projectId: id });
  const lines = people.map(({ first_name: first, last_name: last, role, phone_e164: phone, email }) =>
    [`- ${first} ${last} (${role.replace(/\d/, '')})`, phone ?? 'no phone number', email ?? 'no e-mail'].join(' · '),
  );
  return text(`${people.length === 1 ? 'The client' : 'The clients'} of ${name}:\n${lines.join('\n')}`, { projectId: id });
}
