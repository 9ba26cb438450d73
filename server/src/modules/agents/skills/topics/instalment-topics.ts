import type { ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, readData, type Heard, type Topic } from './topic';

type Part = ProjectMoney['parts'][number];

/** Which part is meant, from the first on; -1 is the last. */
const WHICH: readonly (readonly [said: RegExp, at: number])[] = [
  [words('first|1st|erste[nr]?|primer[oa]?'), 0],
  [words('second|2nd|zweite[nr]?|segund[oa]'), 1],
  [words('third|3rd|dritte[nr]?|tercer[oa]?'), 2],
  [words('last|final|letzte[nr]?|ultim[oa]'), -1],
  [words('balance|remainder|restbetrag|restzahlung|saldo'), -1],
  [words('deposit|retainer|anzahlung|anticipo'), 0],
];

/** “Second instalment, when and how much”: one part of what was invoiced, or all of them. */
async function partsOf(job: Job, { project, text: said }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: project.id });
  if (!of) return text(notRead('The payments'));
  const card = {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/payments/dashboard/${String(project.id)}` }] },
  };
  if (of.parts.length === 0) return text(`Nothing was invoiced to ${project.name} yet, so there are no instalments.`, card);
  const sorted = of.parts.toSorted((a, b) => (a.due_on ?? '9').localeCompare(b.due_on ?? '9'));
  const at = WHICH.find(([pattern]) => said.search(pattern) >= 0)?.[1];
  if (at === undefined)
    return text(
      listing(
        `${project.name}, what was asked for in parts:`,
        sorted.map((part) => sayPart(job, of, part)),
        12,
      ),
      card,
    );
  const part = sorted.at(at);
  if (!part) return text(`${project.name} has only ${String(sorted.length)} part${sorted.length === 1 ? '' : 's'} to pay.`, card);
  return text(`${project.name}: ${sayPart(job, of, part)}.`, card);
}

function sayPart({ business: { locale } }: Job, { currency }: ProjectMoney, part: Part): string {
  const say = (cents: number) => money(cents, { currency, locale });
  const open = part.amount_cents - part.paid_cents - part.waived_cents;
  const some = part.paid_cents > 0 ? `, ${say(part.paid_cents)} of it is in, ${say(open)} is open` : ', nothing of it is in yet';
  const stands = open <= 0 ? ', paid in full' : some;
  const waived = part.waived_cents > 0 ? `, ${say(part.waived_cents)} was waived` : '';
  const day = part.due_on ? `is due on ${sayDay(part.due_on)}` : 'has no day yet';
  return `${part.label} ${say(part.amount_cents)} ${day}${waived}${stands}`;
}

const PARTS =
  'instal+ments?|part payments?|partial payments?|payment (?:plan|schedule)|parts?|payments?|rate|raten|teilzahlung(?:en)?|abschlagszahlung(?:en)?|ratenzahlung|zahlungsplan|cuotas?|plazos?|pagos?|deposit|retainer|anzahlung';

/** Questions about the parts in which a project pays. */
export const INSTALMENT_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.of_project',
    yours: 'the payments',
    needs: [
      words(PARTS),
      words(
        'first|1st|second|2nd|third|3rd|last|final|erste[nr]?|zweite[nr]?|dritte[nr]?|letzte[nr]?|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|all (?:the )?|schedule|plan|zahlungsplan',
      ),
      words(
        'when|how much|how big|what|due|amount|wann|wie ?viel|wie hoch|fallig|betrag|cuando|cuanto|vence|importe|show|is|left|open|paid|schedule|plan',
      ),
    ],
    beside: words(
      "when's|when is|what's|whats|the|is|and|of|for|on|in|come|comes|due|date|amount|does|do|they|their|have to|pay|still|wedding|memorial|gala|ist|die|der|und|fur|von|es|el|la|y|de|para|on it|to|at what|how",
    ),
    never: words('came in|come in|last month|latest|anyone|who|all projects|reverse|undo|book|received|overdue'),
    names: 'project',
    answer: partsOf,
  },
  {
    tool: 'payments.of_project',
    yours: 'the payments',
    needs: [
      words('balance|remainder|deposit|retainer|restbetrag|restzahlung|anzahlung|saldo|anticipo'),
      words('when|what day|which day|wann|cuando'),
    ],
    beside: words(
      'is|the|due|of|for|on|does|do|they|have to|has to|to|pay|be|paid|here|this|their|and|wedding|memorial|gala|ist|wird|fallig|der|die|das|el|la|de|vence|here',
    ),
    names: 'project',
    answer: partsOf,
  },
];
