import type { Request } from '@butterfly/contracts/client_requests';
import type { ContractRow } from '@butterfly/contracts/contract';
import type { QuestionnaireRow } from '@butterfly/contracts/questionnaire';
import type { SentMail } from '@butterfly/contracts/transactional_emails';
import type { State } from '../../planner/reading/ask';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import { sayContract, sayQuestionnaire } from '../papers/contracts';
import { localDayOf, type Kind } from './item';

const MOST = 100;
const OUT = new Set<string>(['sent', 'viewed', 'partially_signed']);
const BACK = new Set<string>(['soft_bounced', 'hard_bounced', 'failed', 'complained']);
const CLOSED = new Set<string>(['closed', 'declined', 'merged', 'withdrawn', 'applied', 'resolved']);

const ofProject = (projectId: number | null) => (projectId === null ? {} : { project: projectId });
const when = (state: State, holds: boolean): readonly State[] => (holds ? [state] : []);

const contracts: Kind = {
  ...{
    tool: 'contract.find_contracts',
    yours: 'the contracts',
    one: 'contract',
    many: 'contracts',
    done: 'signed',
    dayIs: 'signed or sent',
  },
  states: ['open', 'done', 'draft', 'opened'],
  load: async (job, { projectId }) => {
    const page = await readPage<ContractRow>(job, 'contract.find_contracts', { page_size: MOST, ...ofProject(projectId) });
    return (
      (page?.results ?? null)?.map((row) => ({
        name: row.project_name,
        line: sayContract(row),
        projectId: row.project_id,
        people: row.signers.map(({ name }) => name),
        day: (row.completed_at ?? row.sent_at)?.slice(0, 10) ?? null,
        states: [
          ...when('open', OUT.has(row.state)),
          ...when('done', row.completed_at !== null),
          ...when('draft', row.state === 'draft'),
          ...when('opened', row.state === 'viewed'),
        ],
        url: `/contract/${String(row.project_id)}`,
      })) ?? null
    );
  },
};

const questionnaires: Kind = {
  ...{
    tool: 'questionnaire.find_questionnaires',
    yours: 'the questionnaires',
    one: 'questionnaire',
    many: 'questionnaires',
    done: 'sent back',
    dayIs: 'due',
  },
  states: ['open', 'done', 'overdue', 'draft'],
  load: async (job, { projectId }) => {
    const page = await readPage<QuestionnaireRow>(job, 'questionnaire.find_questionnaires', { page_size: MOST, ...ofProject(projectId) });
    return (
      (page?.results ?? null)?.map((row) => ({
        name: row.project_name,
        line: sayQuestionnaire(row),
        projectId: row.project_id,
        people: row.recipients.map(({ name }) => name),
        day: row.due_on,
        states: [
          ...when('open', row.submitted_at === null),
          ...when('done', row.submitted_at !== null),
          ...when('overdue', row.submitted_at === null && row.due_on !== null && row.due_on < job.business.today),
          ...when('draft', row.state === 'draft'),
        ],
        url: `/questionnaire/responses/${String(row.id)}`,
      })) ?? null
    );
  },
};

const requests: Kind = {
  ...{ tool: 'client_requests.list', yours: 'the requests of clients', one: 'request', many: 'requests', dayIs: 'asked' },
  states: ['open', 'done', 'complaint', 'new'],
  load: async (job, { projectId }) => {
    const page = await readPage<Request>(job, 'client_requests.list', ofProject(projectId));
    return (
      (page?.results ?? null)?.map((row) => ({
        name: row.title,
        line: `${row.project_name} · ${row.asked_by}: “${row.title}”${row.body ? ` – “${row.body.replace(/\s+/g, ' ').slice(0, 160)}”` : ''} (${row.status.replace(/_/g, ' ')}, ${sayDay(localDayOf(row.created_at, job.business.tz))})`,
        projectId: row.project_id,
        people: [row.asked_by],
        day: localDayOf(row.created_at, job.business.tz),
        states: [
          ...when('open', !CLOSED.has(row.status)),
          ...when('done', CLOSED.has(row.status)),
          ...when('complaint', row.type === 'complaint'),
          ...when('new', row.status === 'new'),
        ],
        url: `/client_requests/${String(row.id)}`,
      })) ?? null
    );
  },
};

const mails: Kind = {
  ...{ tool: 'transactional_emails.sent_mails', yours: 'the mails', one: 'mail', many: 'mails', dayIs: 'sent' },
  states: ['bounced', 'opened', 'last'],
  load: async (job, { projectId }) => {
    const page = await readPage<SentMail>(job, 'transactional_emails.sent_mails', { page_size: MOST, ...ofProject(projectId) });
    return (
      (page?.results ?? null)?.map((row) => ({
        name: row.subject,
        line: `${sayDay(localDayOf(row.created_at, job.business.tz))} · ${row.recipient} · “${row.subject}” · ${row.status.replace(/_/g, ' ')}${row.opened_at ? ', opened' : ''}`,
        projectId: row.project_id,
        people: [row.recipient],
        day: localDayOf(row.created_at, job.business.tz),
        states: [...when('bounced', BACK.has(row.status)), ...when('opened', row.opened_at !== null)],
      })) ?? null
    );
  },
};

export const PAPER_KINDS = { contract: contracts, questionnaire: questionnaires, request: requests, mail: mails } as const;
