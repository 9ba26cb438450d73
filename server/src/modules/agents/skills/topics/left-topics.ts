import { saySpan, type Span } from '../../planner/dates';
import { planOf } from '../../planner/plan';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { membersOf } from '../asks/team';
import { text, type Job } from '../job';
import { awayIn } from './crew-away';
import { listing, type Heard, type Topic } from './topic';

const ABOUT_AWAY = /\b(?:off|away|out|holiday|vacation|leave|urlaub|weg|abwesend|frei|vacaciones|fuera|libre)\b/i;

/** Who of the team is away in a time, and who is left. */
async function whoIsLeft(job: Job, { span: said }: Heard): Promise<Outcome | undefined> {
  const span = said ?? timeBefore(job);
  if (!span) return undefined;
  const team = await membersOf(job);
  if (team.length === 0) return undefined;
  const away = await awayIn(job, team, span);
  const gone = team.filter(({ id }) => away.has(id));
  const left = team.filter(({ id }) => !away.has(id)).map(({ name }) => name);
  const head = gone.length === 0 ? `Nobody is noted to be away, ${saySpan(span)}.` : `Away, ${saySpan(span)}:`;
  const rows = gone.map(({ id, name }) => `${name} · ${away.get(id) ?? ''}`);
  return text(`${listing(head, rows, 12)}\nLeft: ${left.length === 0 ? 'nobody' : left.join(', ')}.`);
}

/** The time of the question before, where that was about who is away. */
function timeBefore({ turn, business: { today } }: Job): Span | undefined {
  const asked = turn.history.findLast(({ role }) => role === 'user')?.content;
  return asked !== undefined && ABOUT_AWAY.test(asked) ? planOf(asked, { today, before: undefined }).span : undefined;
}

/** Questions about who of the team is there. */
export const LEFT_TOPICS: readonly Topic[] = [
  {
    tool: 'calendar_meeting.entries',
    yours: 'the calendar',
    needs: [
      words("who|who'?s|whos|anyone|anybody|wer|jemand|quien(?:es)?|alguien"),
      words(
        'left|remaining|remains|still (?:here|there|around|in|working)|around|here|in the (?:studio|shop|office)|da(?: ist)?|ubrig|noch da|queda[n]?',
      ),
    ],
    beside: words(
      'is|are|be|will|does|then|that week|that day|to work|for us|of us|of the team|on the team|do we have|have we|and|else|ist|dann|noch|von uns|in der zeit|bleibt|entonces|esa semana|en|el|la|nos',
    ),
    never: words('to pay|pay|call|answer|on [a-z]+ list'),
    names: 'none',
    time: 'may',
    answer: whoIsLeft,
  },
  {
    tool: 'calendar_meeting.entries',
    yours: 'the calendar',
    needs: [
      words("who|who'?s|whos|anyone|anybody|somebody|someone|wer|jemand|quien(?:es)?|alguien"),
      words(
        'off|away|out|out of (?:the )?office|on holidays?|on vacation|on leave|absent|not (?:here|in|working)|urlaub|frei|abwesend|weg|nicht da|de vacaciones|fuera|de baja|libre|ausente',
      ),
    ],
    beside: words(
      "is|are|be|will|in|on|at|from|of us|of the team|on the team|from the team|taking|has|have|got|any|time|team|crew|staff|hat|ist|im|in|esta|va a estar|del equipo|de nosotros|and|who'?s left|who is left|und wer ist (?:noch )?da|y quien queda",
    ),
    never: words('hours?|the day off for'),
    names: 'none',
    time: 'must',
    answer: whoIsLeft,
  },
];
