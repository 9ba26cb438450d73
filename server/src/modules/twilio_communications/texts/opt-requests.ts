const STOP = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'REVOKE', 'OPTOUT']);
const START = new Set(['START', 'YES', 'UNSTOP']);
const HELP = new Set(['HELP', 'INFO']);
/** Words of people who want out and do not know the word for it. */
const WANTS_OUT =
  /\b(stop|don'?t|do not|quit|no more)\b.{0,30}\b(text|texting|texts|message|messages|messaging|sms)\b|\b(unsubscribe|remove me|take me off)\b/i;

/** What a text asks for. `stop_in_words`: it is free text, so a person decides. */
export type OptRequest = 'stop' | 'start' | 'help' | 'stop_in_words' | null;

/** The whole message is the word, in any case and with spaces around it; anything else is free text. */
export function optRequest(body: string): OptRequest {
  const word = body.trim().toUpperCase();
  if (STOP.has(word)) return 'stop';
  if (START.has(word)) return 'start';
  if (HELP.has(word)) return 'help';
  return WANTS_OUT.test(body) ? 'stop_in_words' : null;
}
