import { readAsk } from '../planner/reading/read-ask';
import type { CannotDo, HandPage } from '../planner/reading/hand-page';
import { plainLetters } from '../planner/reading/plain-letters';
import type { Outcome } from '../runs/turn';
import { findProject } from './find-project';
import { text, type Job } from './job';
import { leadNamed } from './navigation';
import { projectsIn } from './mentions';
import { wordsOf } from './name-similarity';
import { ACTIONS, PAGE_NAMES } from './cannot-said.data';
import { languageSaid } from '../planner/language/translate';

interface Hand {
  readonly plugin: string;
  readonly title: string;
  readonly all: string;
  /** The page of one project. */
  readonly one?: string;
}

const PAGES: Readonly<Record<HandPage, Hand>> = {
  project: { plugin: 'tenant_crm', title: 'the page of the project', all: '/tenant_crm/projects', one: '/tenant_crm/projects/:id' },
  lead: { plugin: 'tenant_crm', title: 'the page of the lead', all: '/tenant_crm/leads' },
  contact: { plugin: 'tenant_crm', title: 'the contacts', all: '/tenant_crm/contacts' },
  payments: { plugin: 'payments', title: 'the payments', all: '/payments/dashboard', one: '/payments/dashboard/:id' },
  proposal: {
    plugin: 'proposal_and_invoice',
    title: 'the proposal and invoices',
    all: '/proposal_and_invoice',
    one: '/proposal_and_invoice/proposal/:id',
  },
  contract: { plugin: 'contract', title: 'the contracts', all: '/contract', one: '/contract/:id' },
  questionnaire: { plugin: 'questionnaire', title: 'the questionnaires', all: '/questionnaire', one: '/questionnaire/project/:id' },
  meetings: { plugin: 'event_meetings', title: 'the meetings', all: '/event_meetings/dashboard' },
  orders: {
    plugin: 'floral_recipe_builder',
    title: 'the flower orders',
    all: '/floral_recipe_builder/library',
    one: '/floral_recipe_builder/orders/:id',
  },
  inventory: { plugin: 'inventory', title: 'the inventory', all: '/inventory', one: '/inventory/project/:id' },
  timeline: { plugin: 'project_view', title: 'the timeline', all: '/tenant_crm/projects', one: '/project_view/:id' },
  calendar: { plugin: 'calendar_meeting', title: 'the calendar', all: '/calendar_meeting' },
  mails: { plugin: 'transactional_emails', title: 'the mails', all: '/transactional_emails/templates' },
  venues: { plugin: 'event_venues', title: 'the venues', all: '/event_venues' },
  members: { plugin: 'manage_members', title: 'the members', all: '/manage_members' },
  recipe: {
    plugin: 'floral_recipe_builder',
    title: 'the recipes',
    all: '/floral_recipe_builder/library',
    one: '/floral_recipe_builder/recipe_app/:id',
  },
  moodboard: { plugin: 'moodboard', title: 'the moodboard', all: '/moodboard/temp', one: '/moodboard/:id' },
  notices: { plugin: 'notices', title: 'the notices', all: '/notices/new' },
  texts: { plugin: 'twilio_communications', title: 'the messages', all: '/twilio_communications' },
};

/** Says that it cannot be done from here, and on which page it is; nothing is changed and no change is pretended. */
export async function sayCannot(job: Job, { what, page }: CannotDo, known?: { id: number; name: string }): Promise<Outcome> {
  const hand = PAGES[page];
  const row = known ?? (await rowMeant(job, page));
  const may = await job.mayOpen(hand.plugin);
  if (may !== 'yes')
    return text(
      `I cannot ${what}, and you do not have ${hand.title}: an administrator of your business can give it to you. Nothing was changed.`,
    );
  const url = addressOf(hand, page, row?.id);
  const where =
    row && url !== hand.all
      ? `${hand.title} of ${row.name}`.replace('page of the project of', 'page of').replace('page of the lead of', 'page of the lead')
      : hand.title;
  const of = row && url !== hand.all ? row.name : undefined;
  return text(
    saidIn(languageSaid(job.turn.message), { what, page, of }) ??
      `I cannot ${what}. You do that on ${where}: open it below. Nothing was changed.`,
    {
      ...(row && page !== 'lead' ? { projectId: row.id } : {}),
      cards: { data: [{ id: row?.id ?? 1, name: where.replace(/^the /, ''), url }] },
    },
  );
}

const rowMeant = (job: Job, page: HandPage) => (page === 'lead' ? leadMeant(job) : projectMeant(job));

interface Refusal extends CannotDo {
  /** Whose page it is. */
  readonly of: string | undefined;
}

/** The refusal in the language it was asked in; undefined: English. */
function saidIn(language: ReturnType<typeof languageSaid>, { what, page, of }: Refusal): string | undefined {
  if (language === 'en') return undefined;
  const action = ACTIONS[what]?.[language];
  const where = PAGE_NAMES[page][language];
  if (language === 'de')
    return `Das kann ich nicht${action ? `: ${action}` : ''}. Das geht auf ${where}${of ? ` von ${of}` : ''}: unten öffnen. Es wurde nichts geändert.`;
  return `Eso no lo puedo hacer${action ? `: no puedo ${action}` : ''}. Se hace en ${where}${of ? ` de ${of}` : ''}: ábrela abajo. No se ha cambiado nada.`;
}

function addressOf({ all, one }: Hand, page: HandPage, id: number | undefined): string {
  if (id === undefined) return all;
  return page === 'lead' ? `${all}/${String(id)}` : (one?.replace(':id', String(id)) ?? all);
}

/** The project the sentence names, else the one that is open. */
async function projectMeant(job: Job): Promise<{ id: number; name: string } | undefined> {
  const [named, ...others] = await projectsIn(job, job.turn.message.replace(/\bpara\b/gi, ' '));
  if (named && (job.turn.projectId === null || isSaid(job.turn.message, named.name))) return others.length === 0 ? named : undefined;
  if (job.turn.projectId === null) return undefined;
  const found = await findProject(job, undefined);
  return found.kind === 'one' ? found.row : undefined;
}

/** Where a project is open, a word that only resembles another one (“parking”) does not name it. */
function isSaid(message: string, name: string): boolean {
  const said = new Set(wordsOf(message).flatMap((word) => [word, word.replace(/s$/, '')]));
  return wordsOf(name).some((word) => said.has(word));
}

async function leadMeant(job: Job): Promise<{ id: number; name: string } | undefined> {
  if (!job.tools.has('tenant_crm.find_leads')) return undefined;
  const name = /\b(?:from|of|by|for|called|von|de)\s+(.+)$/i.exec(job.turn.message.replace(/[.!?]+$/, ''))?.[1] ?? namesIn(job);
  const lead = name === '' ? undefined : await leadNamed(job, name);
  return lead && { id: lead.id, name: lead.title };
}

/** An order is no question: what is left of it after its verb may be. */
const namesIn = (job: Job): string =>
  readAsk(plainLetters(job.turn.message).split(' ').slice(1).join(' '), { today: job.business.today })?.names.join(' ') ?? '';
