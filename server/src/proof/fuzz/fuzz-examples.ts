import { createHash } from 'node:crypto';
import { operations as recordOperations } from '@butterfly/contracts/records';
import { buildRelease } from '../../modules/plugins/testing/build-release';
import { PASSWORD, PEOPLE } from '../../platform/testing/test-people';
import type { Dice } from './dice';
import type { Example } from './fuzz-requests';

const PLUGINS = ['fuzz_one', 'fuzz_two'] as const;
const OF_A_PROJECT: Example = { params: { subject_type: 'tenant_crm.project' } };
const OF_CONTACTS: Example = { params: { subject_type: 'tenant_crm.contact' } };
/** A table whose columns are known by their names. */
const PEOPLE_TABLE = { file_name: 'people.csv', text: 'First name,Last name,E-mail\nAda,Fennimore,ada@people.example\n' };
/** Text of a contract, which nests further than made-up text does. */
const WRITTEN = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The retainer holds the date.' }] }] };
/** It ends after it begins. */
const AN_HOUR = { title: 'Tasting', start_day: '2027-06-10', end_day: '2027-06-10', start_time: '10:00', end_time: '11:00' };
const versionOf = (dice: Dice) => `1.${dice.int(0, 3)}.0`;

/** Requests that a schema alone does not lead to: what has to fit something stored, or a checksum. */
export const examples: Readonly<Record<string, (dice: Dice) => Example | undefined>> = {
  auth_and_admin_login: (dice) => (dice.chance(0.3) ? { body: { email: PEOPLE.both, password: PASSWORD } } : undefined),
  plugins_publish: (dice) => ({ body: buildRelease(dice.pick(PLUGINS), versionOf(dice)).record }),
  plugins_putBlob: (dice) => {
    const files = [...buildRelease(dice.pick(PLUGINS), versionOf(dice)).bytes];
    const [sha256, bytes] = dice.chance(0.8) ? dice.pick(files) : ownBytes(dice);
    return { params: { sha256: dice.chance(0.9) ? sha256 : 'f'.repeat(64) }, body: bytes };
  },
  plugins_moveChannel: (dice) => ({
    params: { id: dice.pick(PLUGINS), channel: dice.pick(['stable', 'beta', 'pr-12']) },
    body: { version: versionOf(dice), expected_generation: dice.int(0, 6), reason: 'a move' },
  }),
  plugins_startRollout: (dice) => ({
    body: { id: dice.pick(PLUGINS), version: versionOf(dice), steps: [{ percent: 10, hold_s: 0 }], reason: 'first some' },
  }),
  ...Object.fromEntries(Object.keys(recordOperations).map((name) => [`records_${name}`, () => OF_A_PROJECT])),
  records_createImport: (dice) => (dice.chance(0.7) ? { ...OF_CONTACTS, body: PEOPLE_TABLE } : OF_CONTACTS),
  tenant_crm_createImport: (dice) => (dice.chance(0.7) ? { body: { entity: 'contacts', ...PEOPLE_TABLE } } : undefined),
  tenant_crm_createContact: (dice) =>
    dice.chance(0.5) ? { body: { first_name: dice.pick(['Ada', 'Grace']), last_name: 'Fennimore' } } : undefined,
  contract_createTemplate: (dice) => (dice.chance(0.7) ? { body: { title: 'Wedding', body: WRITTEN, clause_ids: [] } } : undefined),
  contract_createClause: (dice) => (dice.chance(0.7) ? { body: { title: 'Cancellation', body: WRITTEN } } : undefined),
  calendar_meeting_createEvent: (dice) => (dice.chance(0.7) ? { body: AN_HOUR } : undefined),
  client_portal_invitePerson: (dice) => ({ body: { name: 'Ada', email: `ada${dice.int(0, 999)}@people.example` } }),
  plugins_setPlan: () => ({ params: { slug: 'b' } }),
  plugins_retirePlugin: (dice) => ({ params: { id: dice.pick(PLUGINS) }, body: { reason: 'no longer' } }),
  plugins_rollBack: (dice) => ({
    params: { id: dice.pick(PLUGINS), channel: dice.pick(['stable', 'beta']) },
    body: { ...(dice.chance(0.5) ? { to: versionOf(dice) } : {}), reason: 'back' },
  }),
};

function ownBytes(dice: Dice): [string, Buffer] {
  const bytes = Buffer.from(Array.from({ length: dice.int(0, 300) }, () => dice.int(0, 255)));
  return [createHash('sha256').update(bytes).digest('hex'), bytes];
}
