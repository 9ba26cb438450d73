import { crm, i, type Sentence } from '../everyday-kinds';
import type { Intent } from '../intent';
import { LEAD, NAME, NO_REFUSAL, STAGES } from '../sentence-parts';

const hasDay = ({ span }: Sentence): boolean => span !== undefined && span.from === span.to;
const TIME = "(?<time>(?:\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)?|noon|midday))";
const BY = '(?<by>(?:by |for )?(?:\\d+|an?) (?:days?|weeks?|months?))';
/** No question, no doubt, no dictation. */
const SUBJECT = `${NO_REFUSAL}(?!.*\\b(?:if|when|until|unless|maybe|might|should|could|would|or)\\b)(?!(?:what|who|which|when|where|why|how|is|are|was|were|did|does|do|has|have|can|could|if|note|remind|task|todo|tell|text|add|put|write|send|recipe|proposal|open|show)\\b)(?:the )?`;
const MOVED = '(?:pushed|moved|postponed|rescheduled|shifted|delayed|changed)';
const SHIFTS = '(?:shift|move|postpone|push|change|reschedule) (?:it|that|them)';

/** Changes that are told rather than ordered: "the gala got pushed back a week". All of them wait for a click. */
export const SAID_CHANGES: readonly Intent[] = [
  crm('reschedule', 'write', [
    i(`^${SUBJECT}${NAME} (?:has |have |just )*(?:got|gets|was|is|been|were)(?: been)? ${MOVED}(?: back| out)? ${BY}$`),
    i(
      `^${SUBJECT}${NAME} (?:rang|called|wrote|texted|asked|said|phoned)\\b.*?\\b(?:need|want|wants|needs|have it|like it|would like)\\b.*?(?<by>(?:\\d+|an?) (?:days?|weeks?|months?)) later\\b.*\\b${SHIFTS}$`,
    ),
    i(
      `^${SUBJECT}${NAME}(?: wants to| want to| will| would like to)? (?:start|starts|begin|begins) (?:now )?at ${TIME}(?: now| instead)?$`,
    ),
    i(
      `^${SUBJECT}${NAME}(?: ceremony| event| reception)? (?:is|starts|begins) (?:now )?at ${TIME} ?(?:now,? (?:not|instead of) .+|instead(?: of .+)?|now|,? not .+)$`,
    ),
  ]),
  crm(
    'reschedule',
    'write',
    [
      i(`^${SUBJECT}${NAME}(?: has| have)? moved,? (?:it's |it is |they are )?(?:now )?(?:to |on )?(?<when>.+)$`),
      i(`^(?:new date|the new date) (?:for|of) (?:the )?${NAME}(?: is|:|,)? ?(?<when>.+)$`),
    ],
    (sentence) => hasDay(sentence) && !i(`\\b(?:to|into) (?:${STAGES})\\b`).test(sentence.text),
  ),
  crm('move_project', 'write', [
    i(
      `^(?:the )?(?!(?:what|who|which|when|if)\\b)${NAME} (?:is|are) (?:all )?(?:done|finished|over)[,;.]? (?:so |please |and )*(?<stage>close) (?:it|them)(?: up)?$`,
    ),
    i(
      `^(?:move|put|set|shift|drag) (?:the )?${NAME}(?: project)? (?:to|into|in) (?:the )?(?:stage )?(?<stage>done|finished|completed)(?: stage| column)?$`,
    ),
    i(`^(?<stage>close)(?: out)? (?:the )?(?!(?:it|that|this|all|window|tab)\\b)${NAME}(?: (?:project|job|file))?$`),
    i(
      `^${SUBJECT}${NAME} (?:goes|go|went|moves|is going|can go|is moving) (?:now )?(?:in)?to (?:the )?(?<stage>${STAGES})(?: now| stage)?$`,
    ),
    i(`^${SUBJECT}${NAME} (?:said yes|agreed|has agreed|have agreed)[!.,]* ?(?:so |that's a |it's a |they are |now )*(?<stage>${STAGES})$`),
    i(
      `^${SUBJECT}${NAME} (?:said|says|signed|confirmed|accepted|has signed|have signed|is in|came to nothing)[^,.!]*[,.!]+ ?(?:so |please |and )*(?:move|put|set|mark|push|shift) (?:it|them|that|her|him) (?:to|on|in|into|as) (?<stage>${STAGES})$`,
    ),
    i(
      `^${SUBJECT}${NAME} (?:came to nothing|fell through|is off|has fallen through|is dead)(?:,? (?:it's |it is |mark it |so )*(?<stage>lost))$`,
    ),
  ]),
  crm('convert_lead', 'write', [
    i(
      `^${SUBJECT}${NAME}(?: ${LEAD})? (?:is|are|has|have|wants?|said)\\b[^,.]*[,.!]+ ?(?:please |so |and )*(?:make|turn) (?:it|that|them) (?:in)?(?:to )?(?:an? )?(?:proper |real )?project$`,
    ),
    i(`^(?:make|create|turn) (?:an? )?(?:proper |real |new )?project (?:out of|of|from) (?:the )?${NAME}(?: ${LEAD})?$`),
  ]),
  crm('qualify_lead', 'write', [
    i(`^${SUBJECT}${NAME}(?: ${LEAD})? (?:is|are|looks|seems|sounds) (?:now )?qualified(?: now)?$`),
    i(
      `^${SUBJECT}${NAME}(?: ${LEAD})? (?:is|sounds|looks|seems|are)\\b[^,.]*[,.!]+ ?(?:please |so )*(?:qualify|mark) (?:it|them|that|her|him)(?: as qualified)?$`,
    ),
  ]),
  crm('mark_contacted', 'write', [
    i(
      `^(?:i |we )?(?:just )?(?:got off the phone with|hung up with) (?:the )?${NAME},? (?:so|and) (?:she's|he's|they're|she is|he is|they are|that's|it's)(?: been)? (?:answered|contacted|called)$`,
    ),
  ]),
  crm('add_task', 'write', [
    i(`^(?:please )?(?:put|add) (?:a |in a )?(?:task|to-?do) (?:in|on|to|for|into) (?:the )?${NAME},? to (?<title>.+)$`),
    i(`^put in (?:for )?(?:the )?${NAME},? to (?<title>.+)$`),
    i(`^(?:new )?(?:task|to-?do) (?:for|on) (?:the )?(?<name>[^,:]{2,30}?), (?<title>.+)$`),
    i(`^(?:we|i|someone|somebody) (?:need|needs|have|has) to (?<title>.+? for (?:the )?[^,]+), \\w+day$`),
  ]),
  crm('add_note', 'write', [
    i(`^note (?:on|for) (?:the )?${NAME} so (?<body>.+)$`),
    i(`^(?<body>.+[.!]) note (?:on|for) (?:the )?${NAME}(?: so .+)?$`),
    i(`^(?:the )?${NAME}: (?<body>.+?)[.!] ?(?:keep|put|write|note) (?:that|this|it)(?: down| somewhere| where)?\\b.*$`),
  ]),
];
