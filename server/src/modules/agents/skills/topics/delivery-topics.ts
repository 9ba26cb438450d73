import { feeOf, wayTo, type Driving } from '@butterfly/contracts/event_venues';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { readData, type Heard, type Topic } from './topic';
import { venueMeant } from './venue-meant';

/** What a delivery to a place costs, with how it is worked out. */
async function deliveryTo(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const venue = await venueMeant(job, names);
  if (!venue) return undefined;
  const tariff = await readData<Driving>(job, 'event_venues.driving');
  if (!tariff) return text(notRead('What driving costs'));
  const card = { cards: { data: [{ id: venue.id, name: venue.name, url: `/event_venues/${String(venue.id)}` }] } };
  const way = wayTo(venue, tariff);
  const fee = feeOf(way, tariff);
  if (!way) return text(`The way to ${venue.name} is not known, so I cannot say what delivery costs.`, card);
  if (fee === null) return text(`The business takes nothing for driving; it is ${kmOf(way.meters)} to ${venue.name}.`, card);
  const say = (cents: number) => money(cents, job.business);
  const about = way.is_driven ? '' : 'about ';
  const beyond = Math.max(0, way.meters - tariff.included_m);
  const how =
    beyond === 0
      ? `${say(tariff.base_cents)} covers the first ${kmOf(tariff.included_m)}`
      : `${say(tariff.base_cents)} for the first ${kmOf(tariff.included_m)}, then ${say(tariff.rate_cents)} for each kilometre there and back`;
  return text(`Delivery to ${venue.name} costs ${about}${say(fee)}: ${about}${kmOf(way.meters)} one way, ${how}.`, card);
}

const kmOf = (meters: number): string => `${String(Math.round(meters / 100) / 10)} km`;

const DELIVERY =
  'deliver(?:y|ies|ing)?|drive|driving|transport\\w*|travel|shipping|mileage|liefer\\w*|anlieferung|anfahrt\\w*|fahrt\\w*|entregas?|envio|transporte|desplazamiento';
/** Questions about what a delivery costs. */
export const DELIVERY_TOPICS: readonly Topic[] = [
  {
    tool: 'event_venues.driving',
    yours: 'the venues',
    needs: [
      words(`${DELIVERY}|lieferkosten|liefergebuhr\\w*|fahrtkosten|anfahrtskosten`),
      words(
        'charges?|fees?|costs?|price|how much|rates?|gebuhr\\w*|kosten|kostet|preis|wie ?viel|lieferkosten|liefergebuhr\\w*|fahrtkosten|anfahrtskosten|tarifa|cuesta|cuanto|precio|cobramos',
      ),
    ],
    beside: words(
      "what|whats|what's|is|the|our|do we|we|for|a|to|out to|up to|at|it|does|would|there|was|die|nach|zu|zum|zur|ins|wir|fur|eine|que|es|la|el|a|hasta|por|de|cobra|van|wedding|memorial|gala|this|here|client|und|zuruck|round trip",
    ),
    never: words('paid|booked|spent|flowers?|last|all|total|in all|month|year|supplier'),
    names: 'own',
    answer: deliveryTo,
  },
];
