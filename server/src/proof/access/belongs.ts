import { needsPlugin, type Case } from '../../isolation-requests';
import type { AllSamples, Belongs, ForeignIds } from '../../isolation-samples';

/** Which ids lead to something of a project (or to a person of one). A new kind of id must be put here, or it does not compile. */
const BELONGS: Readonly<Record<Exclude<keyof ForeignIds, 'own'>, Belongs>> = {
  project: 'project',
  entry: 'project',
  tempBoard: 'project',
  asset: 'project',
  share: 'project',
  comment: 'project',
  revision: 'project',
  lead: 'project',
  note: 'project',
  file: 'project',
  contact: 'project',
  link: 'project',
  merge: 'project',
  importRun: 'project',
  draft: 'project',
  action: 'project',
  conversation: 'project',
  text: 'project',
  textMedia: 'project',
  call: 'project',
  organization: 'business',
  contactList: 'business',
  stage: 'business',
  customField: 'business',
  textTemplate: 'business',
  session: 'business',
  notification: 'business',
  override: 'business',
  people: 'administrators',
};
/** Addresses that name somebody by something else than an id. */
const BY_EMAIL = /:email/;

/** To whom the ids belong that the path of an operation is made of. */
function owners({ key }: Case, { ids, samples }: { ids: ForeignIds; samples: AllSamples }): Belongs[] {
  const [module = ''] = key.split('.');
  const read: Belongs[] = [];
  const noting = <T extends object>(known: T, belongs: Readonly<Record<string, Belongs>>): T =>
    new Proxy(known, { get: (target, name: string) => (name in belongs && read.push(belongs[name] as Belongs), target[name as keyof T]) });
  samples.paths[key]?.(noting({ ...ids, own: { [module]: noting(ids.own[module] ?? {}, samples.belongs[module] ?? {}) } }, BELONGS));
  return read;
}

/** Is what the operation's address names seen by who sees its project alone? */
export function isOfProject(one: Case, known: { ids: ForeignIds; samples: AllSamples }): boolean {
  return (
    needsPlugin(one.operation) &&
    (owners(one, known).includes('project') || (one.key.startsWith('contact_management.') && BY_EMAIL.test(one.operation.path)))
  );
}
