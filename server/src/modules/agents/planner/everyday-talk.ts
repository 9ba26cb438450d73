import type { Intent } from './intent';
import { i, talk } from './everyday-kinds';
import { NAME } from './sentence-parts';

/** What no data of the business can tell. Known as such, so that it is not read as something else. */
export const UNKNOWABLE = new RegExp(
  [
    String.raw`\b(?:weather|forecast|temperature|how (?:hot|cold|warm) (?:will|is)|(?:will|going to|gonna) (?:it )?(?:rain|snow|be (?:sunny|windy|hot|cold|warm)))\b`,
    String.raw`\b(?:how (?:long|far) (?:is|does|will|do|'s).*\b(?:drive|take to (?:get|drive)|away)|how far (?:is|to|away)|traffic|driving time|distance (?:to|from|between)|fastest (?:way|route))\b`,
    String.raw`\b(?:other|another|competing) (?:florists?|shops?|studios?|businesses)\b|\bcompetit(?:or|ion)s?\b|\bdown the (?:street|road)\b|\bnext door\b`,
    String.raw`\b(?:the|that|a) (?:florist|flower shop|shop|studio) (?:across|around|over|next|down|opposite)\b`,
    String.raw`\b(?:going for|market price|auction|wholesale price|price of|prices? (?:for|at))\b.*\b(?:market|auction|wholesaler?s?|right now|this morning|today|this week)\b|\bat the (?:flower )?(?:market|auction)\b.*\b(?:cost|price|going|cheap)\b`,
    String.raw`\b(?:exchange rate|stock market|who won|news|lottery|horoscope|recipe for (?:cake|dinner|soup))\b`,
  ].join('|'),
  'i',
);

const SEND = '(?:text|message|sms|whatsapp)';
const PERSON = '(?!(?:me|us|messages?|templates?)\\b)';

/** Nothing of this can be done, and no list is an answer to it. */
const DESTROYS = /^(?:delete|erase|wipe|refund|charge (?:the|her|his|their|my|our)|archive|give .*\b(?:discount|refund))\b/i;

const OH_NO =
  '(?:(?:no|nope|nah|oh|oops|hm+|ah|wait|hold on|stop|actually|sorry|ok|okay|please|and|but|then|nein|ne|halt|moment|doch|bitte|ay|uy|perdón|espera),? )*';

/** What is said about the conversation itself. */
export const CONVERSATION: readonly Intent[] = [
  talk('leave_it', [
    /^(?:no,? )?(?:never ?mind|forget (?:it|that|about it)|leave it(?: (?:as it is|there|like that|alone))?|don't(?: (?:do (?:that|it)|bother|move it|change (?:it|anything)))?|stop|cancel (?:that|it)|scrap that|hold off|not (?:now|yet))$/i,
    /^(?:no|wait|stop|hold on|actually)\b.*\b(?:leave (?:it|that|them)|never ?mind|forget it|don't (?:move|change|do|send|add) (?:it|that|them|anything)|keep it|is right|was right|stay)\b/i,
  ]),
  talk('leave_it', [
    new RegExp(
      `^${OH_NO}(?:(?:rather |better |lieber |besser )?(?:not(?: (?:that|this|it))?|doch nicht|lieber nicht|besser nicht)(?: after all)?|(?:i )?changed my mind|(?:i )?don't want (?:that|it)(?: after all)?|lass (?:es|das|mal|gut sein)(?: so| lieber)?|vergiss (?:es|das)|abbrechen|nicht machen|mejor no|déjalo(?: así)?|olvídalo|no lo hagas|cancélalo)(?: (?:please|bitte|por favor|now|dann))?$`,
      'iu',
    ),
  ]),
  talk('undo', [
    /^(?:undo|revert|reverse|roll back|take (?:that|it) back|change (?:it|that) back|put (?:it|that) back)\b/i,
    new RegExp(
      `^${OH_NO}(?:undo(?: (?:it|that|this|please))*|(?:mach|nimm) (?:das|es) (?:wieder )?(?:rückgängig|zurück)|(?:wieder )?rückgängig(?: machen)?|zurücknehmen|deshaz(?:lo)?|deshacer)(?: please| bitte| por favor)?$`,
      'iu',
    ),
  ]),
  talk('unknown', [UNKNOWABLE, DESTROYS]),
  talk('yes', [
    /^(?:(?:yes|yep|yeah|sure|ok|okay|great|perfect|good),? )*(?:yes|yep|yeah|sure|do it|go ahead|confirm(?: it)?|please|please do|(?:send|save|book|add|record|text|post) (?:it|that|them|this)(?: (?:off|out|now|please))*)$/i,
  ]),
];

/** Texts: read, written and sent. */
export const TEXTS: readonly Intent[] = [
  talk('templates', [
    /\b(?:text|sms|message) templates?\b|\btemplates?\b.*\b(?:texts?|sms|messages?|texting)\b|\b(?:ready-?made|saved|standard) (?:texts?|messages?|replies)\b/i,
  ]),
  talk('texts', [
    /\b(?:any|new|unread|latest|recent|our|my|the|last) (?:new |unread )?(?:texts?|sms|text messages|messages)\b(?! (?:to|for) )(?:.*\b(?:from|with|of) (?<name>.+))?/i,
    /\bunread\b/i,
    i(
      `^(?:did|has|have) ${NAME} (?:already |ever )?(?:answer|answered|repl(?:y|ied)|respond|responded|text|texted|written back|write back|wrote back|get back|got back|got(?:ten)? back)\\b.*$`,
    ),
    i(`\\b(?:did|has|have|is) ${NAME} opt(?:ed)?[- ]?(?:out|in)\\b`),
    /\bopt(?:ed)?[- ]?out\b/i,
    i(
      `^what did (?!(?:we|i|you|they|she|he)\\b)${NAME} (?:(?:text|sms|message)\\b.*|(?:write|say|answer|reply)(?: us| me)? (?:last|back|lately|last time))$`,
    ),
    i(`^(?:show|read|open)(?: me)? (?:the )?(?:texts?|conversation|messages|sms|chat) (?:with|from|of) ${NAME}$`),
    i(`^(?:when did|have) (?:we|i) (?:last )?text(?:ed)? ${NAME}`),
  ]),
  {
    ...talk('send_text', [
      i(`^send (?:a |the |our )?(?<template>.+?) (?:text|sms|message|template) to ${PERSON}${NAME}$`),
      i(`^send ${PERSON}${NAME} (?:a |an |the )(?:text|sms|message)(?: (?:that|saying|to say))?[:,]? ?(?<body>.+)$`),
      i(`^send ${PERSON}${NAME} (?:a |an |the |our )(?<template>.+?) (?:text|sms|message|template)$`),
      i(`^send (?:a |an )?(?:text|sms|message) to ${PERSON}${NAME}(?:[:,]| that| saying| to say) ?(?<body>.+)$`),
      i(
        `^(?:write|draft|compose|send|make)(?: me)? (?:a |an |the )?(?:(?:nice|short|quick|friendly|polite|kind|warm) )*(?:reply|answer|text|sms|message|response)(?: back)? (?:to|for) ${PERSON}${NAME}(?:[:,]| that| saying| to say| telling (?:her|him|them)(?: that)?) ?(?<body>.+)$`,
      ),
      i(`^(?:reply|respond|answer) (?:to )?${PERSON}${NAME}(?:[:,]| that| saying) ?(?<body>.+)$`),
      i(`^let ${PERSON}${NAME} know(?: that)?[:,]? (?<body>.+)$`),
      i(
        `^tell ${PERSON}${NAME} (?:that )?(?<body>(?:we|i|it|the|our|they|she|he|yes|no|there|her|his|their|your|everything|that)(?:'\\w+)?\\b.+)$`,
      ),
      i(`^use (?:the |our )?(?<template>.+?) template (?:for|with|to) ${PERSON}${NAME}$`),
      i(`^(?:${SEND}|reply to|respond to|write back to) ${PERSON}(?<rest>.+)$`),
    ]),
    effect: 'send',
  },
  talk('call', [i(`^(?:call|ring|phone|dial)(?: up)? (?!(?:back|it|list|log|numbers?|details|for|of)\\b)${NAME}(?: back| now)?$`)]),
];
