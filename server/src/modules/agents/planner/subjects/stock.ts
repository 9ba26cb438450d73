import { crm } from '../everyday-kinds';
import { factsIn } from '../flower-facts';
import type { Intent } from '../intent';
import { isQuestion } from './question';

/** Things a florist lends out. */
const THINGS =
  'lanterns?|chargers?|charger plates?|compotes?|votives?|vases?|cylinders?|plinths?|arch(?:es)?(?: frames?)?|stands?|runners?|linens?|holders?|candlesticks?|candelabras?|urns?|pedestals?|tapers?|bowls?|trays?|chairs?|hoops?|frames?|glass(?:es)?|buckets?|mirrors?|tables?|easels?|rentals?|cloths?';
const THING = `(?<name>(?:[a-z]+ ){0,3}?(?:${THINGS}))`;
const LEAD_IN = '(?:of (?:the|our|those) |the |our |any |enough )?';

/** How many of a thing there are, and what leaves and comes back. */
export const STOCK: readonly Intent[] = [
  {
    ...crm(
      'stock_moves',
      'read',
      [
        /\b(?:leav(?:es|ing|e)|go(?:es|ing)? out|out of)\b.*\b(?:warehouse|stock|van|rentals?|inventory|store)\b|\b(?:rentals?|things|items|stock|hard goods)\b.*\b(?:go(?:es|ing)? out|leav(?:e|es|ing)|com(?:e|es|ing) back|due back|return(?:s|ed|ing)?|out)\b/i,
        /\bwhat(?:'s| is| are we| do we)? (?:running )?(?:low|short)\b.*|\b(?:are we|what are we) (?:short|running (?:low|out))\b|\boverbooked (?:things|items|rentals|stock)\b/i,
        /\bwhat(?:'s| is| comes| goes)? (?:coming )?back (?:to|in) the (?:warehouse|studio|store)\b|\bwhat (?:rentals|comes) (?:come )?back\b/i,
      ],
      ({ text }) => isQuestion(text),
    ),
    agent: 'inventory_agent',
  },
  {
    ...crm(
      'free_units',
      'read',
      [
        new RegExp(
          `^(?:do we (?:still )?have|have we (?:still )?got|are there|is there|can we (?:have|lend|rent|use|spare|do)|could we (?:have|lend|rent|use)|are|is) (?:there )?(?:still )?(?:the )?(?:(?<count>\\d{1,6}) )?${LEAD_IN}${THING}(?: (?:for|on|at|free|available|left|in|to)\\b.*)?$`,
          'i',
        ),
        new RegExp(
          `^(?:(?:and |so )?how many|what number of|count of) ${LEAD_IN}${THING}\\b(?: (?:do|have|are|can|will|could|did|is|on|for|left|free)\\b.*)?$`,
          'i',
        ),
        new RegExp(`^(?:(?<count>\\d{1,6}) )${THING} (?:on|for|free|available|possible)\\b.*$`, 'i'),
      ],
      ({ text }) =>
        isQuestion(text) &&
        factsIn(text.replace(/\bin stock\b/i, '')).length === 0 &&
        !/\b(?:weddings?|projects?|clean|dirty|washed|need(?:ed)?|cost|price|tables are|guests?)\b(?!\?)/i.test(
          text.replace(/\b(?:for|at) (?:the )?.*$/i, ''),
        ),
    ),
    agent: 'inventory_agent',
  },
];
