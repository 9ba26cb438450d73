import type { Venue } from '@butterfly/contracts/event_venues';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { venueNamed } from '../asks/places';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { venueMeant } from './venue-meant';
import { listing, type Heard, type Topic } from './topic';

const OF_VENUES = { tool: 'event_venues.find_venues', yours: 'the venues' } as const;
const MOST = 200;
const SOON_DAYS = 60;
const DAY_MS = 86_400_000;
const ACCESS =
  'get in|get access|access|(?:have to |must |need to )?be (?:gone|off site|out of there|cleared out)|clear(?:ed)? out|pack(?:ed)? up|leave|load(?:ing)? in|load-in|set ?up|strike|be out|tear ?down|kommen wir rein|rein|zugang|abbau\\w*|aufbau\\w*|entrar|acceso|montar|desmontar';

/** What a rule is about, by the words it is asked for. */
const TOPICS: readonly (readonly [topic: string, said: string])[] = [
  [
    'open_flame',
    '(?:real |open |lit |live |naked )?(?:candles?|candlelight|tea ?lights?|flames?|fire|fireworks|sparklers|tapers)|light up|kerzen?|feuer|flammen?|velas?|fuego',
  ],
  ['confetti_petals', 'confetti|(?:rose |flower )?petals|rose leaves|rosenblatter|bluten|reis|rice|konfetti|blutenblatter|petalos|confeti'],
  ['hanging', 'hang(?:ing)?|rig(?:ging)?|ceiling install\\w*|aufhangen|colgar'],
  ['ladders_lifts', 'ladders?|lifts?|leitern?|escaleras?'],
  ['nails_tape', 'nails?|tape|staples|nagel|klebeband|clavos|cinta'],
  ['noise', 'music|noise|loud|amplified|musik|larm|musica|ruido'],
  ['parking', 'park(?:ing)?|parken|parkplatz|aparcar|estacionar'],
  ['elevator', 'elevators?|aufzug|ascensor'],
  ['loading_dock', 'loading dock|dock'],
];

async function rulesOf(job: Job, { text: said, names }: Heard): Promise<Outcome | undefined> {
  const venue = (await venueNamed(job, names)) ?? (await venueMeant(job, names));
  if (!venue) return undefined;
  const asked = TOPICS.filter(([, pattern]) => said.search(words(pattern)) >= 0);
  const lines = asked.flatMap(([topic, pattern]) => ruleLines(venue, topic, pattern));
  const hours = said.search(words(ACCESS)) >= 0 ? windowsOf(venue) : '';
  const others = lines.length === 0 && asked.length > 0 ? venue.rules.map(({ text: rule }) => rule) : [];
  const head =
    asked.length > 0 && lines.length === 0
      ? `Nothing about that is noted for ${venue.name}${others.length > 0 ? '. What is noted:' : '.'}`
      : `${venue.name}:`;
  return text([listing(head, [...lines, ...others]), hours].filter(Boolean).join('\n'), {
    cards: { data: [{ id: venue.id, name: venue.name, url: `/event_venues/${String(venue.id)}` }] },
  });
}

function ruleLines({ rules }: Venue, topic: string, pattern: string): string[] {
  return rules
    .filter((rule) => rule.topic === topic || rule.text.toLowerCase().search(words(pattern)) >= 0)
    .map(({ text: rule, severity, source }) => `${rule}${severity === 'must' ? ' (a must)' : ''}${source ? ` – says ${source}` : ''}`);
}

function windowsOf({ windows }: Venue): string {
  if (windows.length === 0) return 'No hours of access are noted.';
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const lines = windows.map(({ weekday, from, until }) => `${weekday === null ? '' : `${days[weekday % 7] ?? ''} `}${from} to ${until}`);
  return `Access: ${lines.join('; ')}.`;
}

/** Certificates of insurance that end before the next event at the place, or soon. */
async function certificates(job: Job): Promise<Outcome> {
  const page = await readPage<Venue>(job, 'event_venues.find_venues', { page_size: MOST });
  if (!page) return text(notRead('The venues'));
  const { today } = job.business;
  const soon = new Date(Date.parse(today) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const events = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: 'event_date' });
  const rows = page.results.flatMap(({ name: place, certificates: all }) => {
    const ahead = (events?.results ?? []).filter(({ venue_text: at, event_date: day }) => at === place && day !== null && day >= today);
    return all.flatMap(({ name, valid_until: until }) => {
      const hit = ahead.find(({ event_date: day }) => day !== null && day > until);
      if (until > soon && !hit) return [];
      const before = hit?.event_date ? `, before ${hit.name} on ${sayDay(hit.event_date)}` : '';
      return [{ until, line: `${place} · ${name} · ${until < today ? 'ended' : 'ends'} ${sayDay(until)}${before}` }];
    });
  });
  const sorted = rows.toSorted((a, b) => a.until.localeCompare(b.until)).map(({ line }) => line);
  return text(
    listing(
      sorted.length === 0 ? 'No certificate of insurance ends soon or before an event.' : 'Certificates that end soon or before an event:',
      sorted,
    ),
  );
}

/** Questions about what a place allows and when one gets in, and about insurance. */
export const VENUE_TOPICS: readonly Topic[] = [
  {
    ...OF_VENUES,
    needs: [
      words('insurance|coi|cois|certificates?|certs?|versicherung\\w*|zertifikat\\w*|seguros?|certificados?'),
      words('run(?:s|ning)? out|expir\\w+|valid|renew\\w*|end(?:s|ing)?|up|lauft|laufen|ablauf\\w*|gultig|venc\\w+|caduc\\w+'),
    ],
    beside: words(
      "which|what|when|are|is|any|our|do|does|have|has|to be|venues?|places?|soon|about to|of|for|the|all|still|ok|good|need|needs|before|we'?re there|we are there|we get there|we (?:work|set up) there|they|it|them|that|our|the|events?|weddings?|we|there|date|dates|in time|orte?|locations?|lugar(?:es)?|bald|pronto|next|welche\\w*|bevor|wir|dort|sind|vor|der|die|das|unser\\w*|ab|noch|bis|wann|que|cuales|los|las|antes|de|que estemos|alli|nuestr[oa]s|estan|cuando|alguno",
    ),
    never: words('drivers?|licen[cs]es?|staff|crew|mia|hank|ines|car|van'),
    names: 'none',
    time: 'may',
    answer: (job) => certificates(job),
  },
  {
    ...OF_VENUES,
    needs: [
      words(`${TOPICS.map(([, said]) => said).join('|')}|${ACCESS}`),
      words(
        'can|could|may|allow\\w*|permitted|ok|okay|when|what time|is|are|do|does|darf|durfen|erlaubt|wann|ab wann|konnen|kann|duerfen|puedo|deja[n]?|dejan|se pueden?|podemos|permit\\w+|cuando|rules?|how',
      ),
    ],
    beside: words(
      'throw|toss|scatter|strew|sprinkle|put|on|in|inside|floor|aisle|steps?|streuen|werfen|verstreuen|aufstellen|anmachen|stellen|hinstellen|verwenden|wir|ich|dort|da|in der|im|den|der|die|das|auf|am|echte|richtige|tirar|lanzar|esparcir|poner|encender|de verdad|reales|alli|aqui|en|el|la|los|here|this|i|of|our|some|any|drive|into|the (?:walls?|beams?)|against|play|venue|place|use|real|light|anzunden|benutzen|usar|man|at|the|there|to|we|us|have|put up|bring|times?|hours?|by|have to|need to|must|got to|on the night|the night|night|evening|that night|out of|after|of the|everything|latest|earliest|for|from',
    ),
    names: 'own',
    answer: rulesOf,
  },
];
