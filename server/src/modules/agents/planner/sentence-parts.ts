/** Pieces of the grammar's patterns: what may stand where in a sentence. */
export const NAME = '(?<name>.+?)';
export const PROJECT = '(?:project|wedding|event|job|gala|memorial|elopement|launch)';
export const OPEN =
  '(?:open(?: up)?|load(?: up)?|hop (?:over )?(?:on )?to|head (?:over |back )?to|jump (?:over |in)?to|(?:i )?(?:wanna|want to|need to|have to) (?:see|look at|open|check)|check(?: out)?|(?:can i |let me |could i )?see|bring me to|show|view|look at|go (?:back )?to|show me|take me(?: back)?(?: to)?|bring up|pull up|jump to|navigate to|switch to|(?:get|go|let me|take me|bring me) (?:back )?(?:in)?to|get me)';
/** What may stand before a name or a list. */
export const THE = '(?:all )?(?:of )?(?:the |our |my )?';
const PLACES_BY_NAME =
  'notices|text messages|texts|address book|pipeline(?: board)?|kanban(?: board)?|board|dashboard|home|settings|moodboard|mood board|inspiration board|timeline|projects|leads|inquiries|enquiries|contacts|clients|organi[sz]ations|notes|stages|import|duplicates|members|staff|roles|permissions|skills|team|birthdays|anniversaries';
const PLACES_OF_PLUGINS =
  'rental calendar|rentals|hard goods|cooler|farm|calendar|inventory|stock|contract templates|contracts?|agreements?|payments?|invoices?|questionnaires?|proposals?|recipe library|flower library|library|recipes?|(?:flower )?orders|client portals?|portals?|(?:client )?requests(?: of (?:the |our )?clients)?|meetings|appointments|bookings|referral portal|partner portal|(?:referral )?partners?|payouts|venues?|(?:lead|landing) pages?|communications|(?:e-?mail|mail) templates?|emails?|templates?';
export const PLACE = `${PLACES_BY_NAME}|${PLACES_OF_PLUGINS}`;
export const CREATE =
  '(?:price(?: out| up)?|cost out|quote|create|make|draft|write|build|prepare|put together|start|work out|work up|plan|give me|i need|need|set up|do)';

/** "Don't move it" is no wish to have it moved. */
export const NO_REFUSAL = "(?!.*(?:\\bnot\\b|n't\\b|\\bnever\\b))";
export const MOVE = '(?:move|switch|put|set|mark|bump|change|update|push|shift|drag)';
export const CALLED =
  '(?:called|rang|phoned|answered|contacted|replied to|emailed|spoke (?:to|with)|talked to|got back to|wrote back to|got off the phone with|heard back from|got hold of)';
export const LEAD = '(?:lead|inquiry|enquiry)';
export const TASK = '(?:new )?(?:task|to-?do|reminder)';
export const STAGES = 'inquiry|consultation|proposal sent|verbal yes|booked|production|event day|closed|lost';
/** Who somebody is to a project. */
export const ROLE =
  '(?:planner|venue|couple|client|clients|contact|contacts|people|bride|groom|vendors?|photographer|coordinator|caterer|florist|owner|mother|father|parents?|contact person|paying|responsible|in charge|involved|invited)';

/** Sets what is dictated off from whom it is about; the dash of a double name does not. */
export const SETS_OFF = '(?:[:,]|-(?![a-z]))';
