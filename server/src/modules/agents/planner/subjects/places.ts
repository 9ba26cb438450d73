import { crm, i } from '../everyday-kinds';
import type { Intent } from '../intent';
import { NAME, PLACE } from '../sentence-parts';

const page = (pattern: RegExp): Intent => ({ ...crm('open', 'navigate', [pattern]), agent: 'navigation_agent' });
const BARE =
  'rental calendar|partner portal|referral portal|client portal|lead pages|landing pages|email templates|address book|pipeline board|kanban board|settings|calendar|payments|inventory|dashboard|venues|contracts|moodboard';

/** Pages that are asked for in fewer words than “open …”. */
export const PLACES_SAID: readonly Intent[] = [
  page(i(`^(?:let's |lets |can i |let me )see (?:the |our |my )?(?<place>${PLACE})$`)),
  page(i(`^(?:the |our |my )?(?<place>${BARE})$`)),
  page(i(`^(?:the |our |my )?(?<place>${PLACE}) (?:page|tool|screen)$`)),
  page(
    i(
      `^(?:open|show me|go to|take me to|bring up|pull up|see|let's see|lets see|look at|view|let me see)(?: the| our| my)? (?<place>${PLACE}) (?:page|tool|screen)$`,
    ),
  ),
  page(i(`^(?:mood ?board|inspiration board)(?: of| for)? (?:the )?(?!(?:of|for|is|has|page)\\b)${NAME}$`.replace('^(?:', '^(?<place>'))),
  page(
    i(
      `^(?:the )?(?!(?:open|show|get|give|find|bring|pull|load|put|go|take|see|look|let|can|i|we|is|on|in|what|which|is|add|make|create|draw|collage|palette|colou?rs?|who|has|did|where|how)\\b)${NAME} (?<place>inspiration board|mood ?board|timeline)$`,
    ),
  ),
  page(
    i(
      `^(?:open|show(?: me)?|go to|take me to|bring up|pull up|see|look at|view|let me see) (?:the |our |my )?(?<place>invoices?|payments?|contracts?|questionnaires?|portal|calendar|inventory|stock|orders|recipes?|timeline|moodboard) (?:of|for) (?:the )?${NAME}$`,
    ),
  ),
];
