import { wordsOfPattern } from './heed/words-of-pattern';
import type { AgentTypeId, ToolEffect } from '@butterfly/contracts/agents';
import { ARRANGEMENTS } from './arrangements';
import type { Span } from './dates';
import { flowersIn } from './flowers';
import type { IntentId } from './intent';

/** What the words of a sentence come to; a plan is made of it. */
interface Reading {
  readonly intent: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: ToolEffect;
  readonly text: string;
  readonly span: Span | undefined;
  readonly slots: Readonly<Record<string, string>>;
  readonly heard: readonly string[];
}

/** What a sentence is about, wherever its words stand. Only what reads, opens or drafts: a change is never guessed. */
interface Topic {
  readonly intent: IntentId;
  readonly agent: AgentTypeId;
  readonly effect: Extract<ToolEffect, 'read' | 'navigate' | 'draft'>;
  readonly pattern: RegExp;
  /** `name`: something has to be left that can be a name. `project`: that, or a word for the one that is open. `day`: a time has to be named. `piece`: an arrangement. */
  readonly needs?: 'name' | 'project' | 'day' | 'piece';
  /** The page it opens. */
  readonly place?: string;
}

const crm = (intent: IntentId, pattern: RegExp, needs?: Topic['needs']): Topic => ({
  intent,
  agent: 'crm_agent',
  effect: 'read',
  pattern,
  ...(needs ? { needs } : {}),
});
const page = (place: string, pattern: RegExp, needs?: Topic['needs']): Topic => ({
  intent: 'open',
  agent: 'navigation_agent',
  effect: 'navigate',
  pattern,
  place,
  ...(needs ? { needs } : {}),
});

/** The first that fits counts. */
const TOPICS: readonly Topic[] = [
  {
    intent: 'collage',
    agent: 'moodboard_agent',
    effect: 'draft',
    pattern: /\b(?:pictures?|photos?|images?)\b.*\b(?:together|into one|in one|on one|combined?)\b/i,
  },
  {
    intent: 'palette',
    agent: 'moodboard_agent',
    effect: 'draft',
    pattern: /\bcolou?r(?:s| scheme)?\b.*\b(?:mood ?board|board)\b|\b(?:mood ?board|board)\b.*\bcolou?rs?\b/i,
  },
  {
    intent: 'recipe',
    agent: 'recipe_agent',
    effect: 'draft',
    pattern: /\b(?:stems?|recipes?|ingredients|go(?:es)? in(?:to)?|how many (?:flowers|blooms)|how much (?:greenery|foliage))\b/i,
    needs: 'piece',
  },
  {
    intent: 'proposal',
    agent: 'proposal_agent',
    effect: 'draft',
    pattern:
      /\b(?:wants?|needs?|would like|asked for|asks for|order(?:ed|s)?|quot(?:e|ing)|pric(?:e|ing)|costs?|charge|budget|propos(?:e|al)|estimate)\b/i,
    needs: 'piece',
  },
  page('moodboard', /\b(?:mood ?boards?)\b/i, 'project'),
  page('timeline', /\btimelines?\b/i, 'project'),
  page('pipeline board', /\b(?:board|columns?)\b.*\bstages?\b|\bkanban\b/i),
  page('contacts', /\bcontacts? (?:page|list|screen)\b/i),
  page('leads', /\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)) (?:page|list|screen)\b/i),
  page('projects', /\bprojects? (?:page|list|screen)\b/i),
  crm('notes', /\bnotes?\b|\b(?:wrote|written|write) down\b/i, 'project'),
  crm(
    'tasks',
    /\b(?:to-?dos?|tasks?|outstanding|unfinished|(?:not|n't)\b.*\bdone|done yet|yet to do|(?:still|left) to (?:do|be done)|remaining)\b|\bneeds? (?:doing|to be done)\b/i,
    'project',
  ),
  crm(
    'people',
    /^who\b.*\b(?:works?|working|involved|responsible|photographer|planner|coordinator|caterer|pays|paying|talk|speak|ask)\b/i,
    'project',
  ),
  crm('clients', /\b(?:e-?mail|phone|number|mobile|reach|get hold of|in touch with|contact details)\b/i, 'name'),
  crm(
    'leads',
    /\b(?:instagram|web ?site|referrals?|walk-?ins?|wrote (?:to )?us|contacted us|asked (?:us|about)|got in touch|messaged us|waiting|unanswered|overdue|follow(?:ed|ing)? up|chase|c[ao]me in|qualified|converted|(?:call|get|got|write|written|wrote)(?:ed)? back)\b/i,
  ),
  crm(
    'figures',
    /\b(?:win|close|convert|conversion)\b.*\b(?:rate|share|percent|often|quotes?|proposals?|leads?)\b|\b(?:share|percent(?:age)?|how (?:many|often))\b.*\b(?:win|close|convert)\b|\b(?:revenue|turnover|sales)\b/i,
  ),
  crm(
    'project',
    /\b(?:budget|guests?|guest count|people (?:are )?(?:coming|invited)|what (?:date|day|time)|when|how big|venue|which stage|what stage|start(?:s|ing)?|spend(?:s|ing)?|worth|married|lowdown|scoop|story|latest|run-?down|where (?:are|do) we|stand with|up to speed|fill (?:me|us) in|how (?:is|are) (?:it|things)|how much|why (?:did|do|is|was|are)|how long (?:until|till|before))\b/i,
    'project',
  ),
  crm(
    'projects',
    /\b(?:biggest|largest|top|most (?:valuable|expensive))\b.*\b(?:jobs?|projects?|events?|weddings?|clients?|customers?)\b/i,
  ),
  crm(
    'projects',
    /\b(?:coming up|upcoming|ahead of us|on the books|lined up|every|any|all)\b.*\b(?:weddings?|events?|projects?|jobs?|funerals?|galas?|memorials?|workshops?)\b|\b(?:coming up|lined up|ahead of us)\b/i,
  ),
  crm('projects', /\b(?:in|at|on) (?:the )?(?:inquiry|consultation|proposal sent|verbal yes|production|event day)\b/i),
  crm(
    'date_load',
    /\b(?:free|busy|booked|anything|something|nothing|room|space|taken|full|available|going on|planned|happening|look(?:s|ing)? like|slow|open|clear)\b/i,
    'day',
  ),
  crm(
    'project',
    /^(?:is|are|was|were|has|have|did)\b.*\b(?:booked|confirmed|signed|paid|lost|cancell?ed|closed|in (?:production|consultation)|verbal yes)\b/i,
    'project',
  ),
  crm(
    'projects',
    /\b(?:everything|anything|all|list|which|what|who|ones?|jobs?|events?)\b.*\b(?:booked|consultation|proposal sent|verbal yes|(?:in )?production|closed)\b/i,
  ),
];

/** Words that name nothing. */
const EMPTY = new Set(
  `a an the this that these those our my your their his her its i we you they he she it us me them and or but so to of for on in at by with from into onto about over up out down off
  is are am was were be been being do does did done have has had having can could will would shall should may might must need want wants like get gets got give gives make makes let lets show tell see look looking find know think say says put take pull bring go going come coming
  what what's whats which when where where's who who's whom whose why how how's please just now right again still yet already some any every all much many more most there here one ones thing things stuff page list screen job jobs project event events people person file client
  remind really quick quickly real then also back new latest current today tonight lowdown scoop story rundown budget guests guest count date day time stage status number phone email e-mail mail mobile details reach hold touch contact
  why lose lost needs doing talk speak ask most least
  booked confirmed signed paid lost cancelled canceled closed production consultation verbal long free busy full
  note notes wrote written write todo todos to-do to-dos task tasks moodboard mood board timeline pictures picture images image photos photo together colours colors colour color stand speed value worth spending spend spends start starts married getting wedding's left open stick using use used fill things much not yet haven't isn't else`.split(
    /\s+/,
  ),
);

/** A wish to change something that the grammar does not know is no question about it. */
const CHANGES =
  /^(?:delete|remove|cancel|archive|rename|change|set|move|shift|update|edit|add|create|send|order|buy|book|pencil|use|reply|respond|answer|assign|pay|invoice|charge|call|text|mark|close|merge|reschedule|postpone|convert)\b/i;

/** "The guest count for Chen is 165" tells a figure and asks for none. */
export const TELLS =
  /^(?:the )?(?:guest count|guests|headcount|budget|value|number of guests)\b.*\b(?:is|are|went|goes) (?:now |actually |up to |down to |to )*[$€£]?\d/i;

/** Words for the project that is open. */
const OPEN_ONE =
  /\b(?:they|them|their|it|here|(?:this|that)(?! (?:week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|the (?:couple|bride|client))\b/i;

/** What is left of a sentence when everything that is no name is gone: at most a few words. */
export function namePart(text: string, span: Span | undefined): string | undefined {
  const words = text
    .replace(span?.text ?? '\u0000', ' ')
    .replace(/'s\b/g, '')
    .replace(/[^\p{L}\p{N}&'’-]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== '-' && !/^\d+$/.test(word) && !EMPTY.has(word.toLowerCase()) && !isFlower(word));
  const named = words.filter((word) => !/^(?:wedding|gala|memorial|elopement|launch|benefit)$/i.test(word));
  return named.length > 0 && words.length <= 5 ? words.join(' ') : undefined;
}

/** "Rose" may be somebody, "roses" are flowers. */
function isFlower(word: string): boolean {
  return word === word.toLowerCase() && flowersIn(word).length > 0;
}

/** For a sentence the grammar does not know: what it is about by its words, in whatever order. */
export function looseReading({ text, span }: Pick<Reading, 'text' | 'span'>): Reading | undefined {
  if (text.length > 300 || CHANGES.test(text) || TELLS.test(text)) return undefined;
  const name = namePart(text, span);
  for (const { intent, agent, effect, pattern, needs, place } of TOPICS) {
    if (!pattern.test(text) || !meets({ text, span, name }, needs)) continue;
    return {
      intent,
      agent,
      effect,
      text,
      span,
      heard: wordsOfPattern(pattern),
      slots: {
        ...(place ? { place } : {}),
        ...(name && (needs === 'name' || needs === 'project' || agent === 'moodboard_agent') ? { name } : {}),
      },
    };
  }
  return undefined;
}

function meets({ text, span, name }: { text: string; span: Span | undefined; name: string | undefined }, needs: Topic['needs']): boolean {
  if (needs === 'name') return name !== undefined;
  if (needs === 'project') return name !== undefined || OPEN_ONE.test(text);
  if (needs === 'day') return span !== undefined;
  return needs === undefined || ARRANGEMENTS.some(({ pattern }) => pattern.test(text));
}
