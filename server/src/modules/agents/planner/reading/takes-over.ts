import type { IntentId } from '../intent';
import type { Plan } from '../plan';

/** What the grammar only reads; what it would change, draft, open or send stands as it is. */
const READS = new Set<IntentId>([
  ...([
    'unknown',
    'project',
    'lead',
    'clients',
    'people',
    'money',
    'meetings',
    'mails',
    'contracts',
    'questionnaires',
    'requests',
  ] as const),
  ...(['texts', 'my_time', 'tasks', 'notes', 'figures', 'date_load', 'call'] as const),
]);

/** May the table answer instead of the grammar? */
export const mayTakeOver = ({ intent, effect, isGuess = false }: Plan): boolean =>
  isGuess || ((effect === 'read' || intent === 'send') && (READS.has(intent) || intent === 'send'));
