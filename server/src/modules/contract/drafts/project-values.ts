import type { AttachedProposal, MergeField, MergeValues } from '@butterfly/contracts/contract';
import type { Project, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import type { Tenant } from '../../auth_and_admin/api';

export interface ProjectFacts {
  readonly project: Project;
  readonly people: readonly ProjectPerson[];
  readonly tenant: Tenant;
  readonly now: Date;
}

const nameOf = ({ first_name, last_name }: ProjectPerson): string => `${first_name} ${last_name}`.trim();

/** Who signs for the clients: the couple, or without one whoever pays, or whoever there is. */
export function clientsOf(people: readonly ProjectPerson[]): { name: string; email: string | null; phone: string | null }[] {
  const couple = (['partner1', 'partner2'] as const).flatMap((role) => people.filter((person) => person.role === role));
  const paying = people.filter(({ is_billing }) => is_billing);
  const [chosen = []] = [couple, paying, people.slice(0, 1)].filter((group) => group.length > 0);
  return chosen
    .filter((person) => nameOf(person) !== '')
    .slice(0, 2)
    .map((person) => ({ name: nameOf(person), email: person.email, phone: person.phone_e164 }));
}

/** What stands for the fields of a text; a field without a value is not among them. */
export function projectValues({ project, people, tenant, now }: ProjectFacts): MergeValues {
  const [first, second] = clientsOf(people);
  const { locale, tz } = tenant;
  const day = (date: Date, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
  const all: Record<Exclude<MergeField, 'payment_plan' | 'proposal_number' | 'proposal_total'>, string | null | undefined> = {
    client_name: first?.name,
    client_email: first?.email,
    client_phone: first?.phone,
    second_client_name: second?.name,
    project_name: project.name,
    event_date: project.event_date && day(new Date(`${project.event_date}T00:00:00Z`), 'UTC'),
    event_time: project.start_time,
    venue: project.venue_text,
    guest_count: project.guest_count === null ? null : String(project.guest_count),
    budget: project.budget_cents === null ? null : money(project.budget_cents, project.currency, locale),
    business_name: tenant.name,
    contract_date: day(now, tz),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as MergeValues;
}

/** What stands for the fields of the proposal that a contract is about. */
export function proposalValues(proposal: AttachedProposal | null, locale: string): MergeValues {
  if (proposal === null) return {};
  const { number, revision, total_cents, currency, payments } = proposal;
  const day = (on: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
  const parts = payments.map(
    ({ label, due_on, amount_cents }) =>
      `${label}: ${money(amount_cents, currency, locale)}${due_on === null ? '' : `, due ${day(due_on)}`}`,
  );
  return {
    proposal_number: revision > 1 ? `${number}, version ${revision}` : number,
    proposal_total: money(total_cents, currency, locale),
    payment_plan: parts.join('; '),
  };
}

function money(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
