import type {
  AttachedProposal,
  ContractDetail,
  ContractPatch,
  ContractQuery,
  ContractRow,
  Filled,
  NewContract,
} from '@butterfly/contracts/contract';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { canonicalJson } from '../evidence/chain';
import { clausesById, contractPage, contracts, lockContract, replaceSigners, templates, type ContractRecord } from '../repository';
import { fill } from './fill';
import { clientsOf, projectValues, proposalValues, type ProjectFacts } from './project-values';

type Parts = Pick<Platform, 'api' | 'clock'>;

/** Contracts before they are sent, and what is read of them. Knows no HTTP; every method runs in the transaction it is given. */
export class DraftService {
  constructor(private readonly platform: Parts) {}

  async page(db: Db, query: ContractQuery) {
    const { results, ...rest } = await contractPage(db, query);
    const projects = await this.platform.api('tenant_crm').projectsById(
      db,
      results.map(({ project_id }) => project_id),
    );
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    return { ...rest, results: results.map((row): ContractRow => ({ ...row, project_name: names.get(row.project_id) ?? '' })) };
  }

  /** A contract with its text, as it was sent or as it would be. */
  async detail(db: Db, id: number): Promise<ContractDetail> {
    const row = await contracts.read(db, id);
    const facts = await this.facts(db, row.project_id);
    return { ...shown(row), project_name: facts.project.name, body: row.body, clauses: [...row.clauses], filled: filledOf(row, facts) };
  }

  async create(db: Db, { project_id, template_id }: NewContract, proposal: AttachedProposal | null = null): Promise<ContractDetail> {
    const { project, people, tenant } = await this.facts(db, project_id);
    const template = await templates.read(db, template_id);
    if (template.archived_at) throw new AppError('contract.template_archived');
    const made = await contracts.insert(db, {
      project_id,
      title: shortened(`${template.title} – ${project.name}`),
      signing_order: template.signing_order,
      template_id,
      template_revision: template.revision,
      proposal,
      body: template.body,
      clauses: (await clausesById(db, template.clause_ids)).map(({ title, body, locked }) => ({ title, body, locked })),
    });
    const clients = clientsOf(people);
    const named = clients.length > 0 ? clients : [{ name: project.name, email: null }];
    await replaceSigners(db, made.id, [
      ...named.map(({ name, email }) => ({ role: 'client', name, email })),
      { role: 'studio', name: tenant.name, email: null },
    ]);
    this.#records().record(db, { subject_type: 'contract', subject_id: made.id, kind: 'created' });
    return this.detail(db, made.id);
  }

  /** @throws AppError `contract.not_a_draft`, `contract.clause_locked` */
  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: ContractPatch; ifMatch: string | undefined }): Promise<ContractDetail> {
    const before = await contracts.lockVersion(db, { id, ifMatch });
    if (before.state !== 'draft') throw new AppError('contract.not_a_draft');
    const { signers, ...changes } = patch;
    if (changes.clauses) requireLocked(before.clauses, changes.clauses);
    if (signers) await replaceSigners(db, id, signers);
    await contracts.patch(db, { id, changes });
    return this.detail(db, id);
  }

  /** The next contract of a project whose contract all have signed: it takes its place once all have signed it. */
  async amend(db: Db, id: number, proposal?: AttachedProposal): Promise<ContractDetail> {
    const before = await lockContract(db, id);
    if (before.state !== 'completed') throw new AppError('invalid_transition', { from: before.state, to: 'superseded' });
    const open = await db.rows(`select id from contract_contract where amends_id = $1 and state not in ('voided', 'declined')`, [id]);
    if (open.length > 0) throw new AppError('contract.amendment_exists');
    const { project_id, signing_order, template_id, template_revision, body, clauses } = before;
    const made = await contracts.insert(db, {
      project_id,
      signing_order,
      template_id,
      template_revision,
      body,
      clauses,
      title: shortened(`Amendment: ${before.title}`),
      amends_id: id,
      proposal: proposal ?? before.proposal,
    });
    await replaceSigners(db, made.id, before.signers);
    this.#records().record(db, { subject_type: 'contract', subject_id: made.id, kind: 'created' });
    return this.detail(db, made.id);
  }

  /** @throws AppError `not_found` */
  async preview(db: Db, { templateId, projectId }: { templateId: number; projectId: number }): Promise<Filled> {
    const template = await templates.read(db, templateId);
    const facts = await this.facts(db, projectId);
    return fill({ body: template.body, clauses: await clausesById(db, template.clause_ids) }, projectValues(facts));
  }

  /** @throws AppError `not_found` */
  async facts(db: Db, projectId: number): Promise<ProjectFacts> {
    const crm = this.platform.api('tenant_crm');
    const project = await crm.project(db, projectId);
    if (!project) throw new AppError('not_found');
    const people = await crm.contacts.peopleOf(db, projectId);
    return { project, people, tenant: await this.platform.api('auth_and_admin').tenant(db), now: this.platform.clock() };
  }

  #records() {
    return this.platform.api('records').of('contract');
  }
}

/** Without what only the server needs. */
export function shown({
  body: _body,
  clauses: _clauses,
  document: _document,
  pdf_file_id: _file,
  chain_length: _length,
  chain_head: _head,
  ...contract
}: ContractRecord) {
  return contract;
}

export function filledOf({ body, clauses, document, proposal }: ContractRecord, facts: ProjectFacts): Filled {
  if (document === null) return fill({ body, clauses }, { ...projectValues(facts), ...proposalValues(proposal, facts.tenant.locale) });
  const frozen = JSON.parse(document) as Pick<Filled, 'body' | 'clauses'>;
  return { body: frozen.body, clauses: frozen.clauses, missing: [] };
}

function requireLocked(before: ContractRecord['clauses'], after: ContractRecord['clauses']): void {
  const kept = new Set(after.map(canonicalJson));
  if (before.some((clause) => clause.locked && !kept.has(canonicalJson(clause)))) throw new AppError('contract.clause_locked');
  const known = new Set(before.map(canonicalJson));
  if (after.some((clause) => clause.locked && !known.has(canonicalJson(clause)))) throw new AppError('contract.clause_locked');
}

/** As long as a title may be; that it goes on is seen. */
const shortened = (title: string): string => (title.length > 120 ? `${title.slice(0, 119).trimEnd()}…` : title);
