/** What is dictated may speak of anything. */
const DICTATES =
  /^(?:note|notes|remind|remember|add|text|tell|send|write|put|task|todo|to-do|message|reply|jot|move|refund|charge|invoice|pay|set|create|new|mark|order|book|delete|cancel|don't|do not|please note|draft|recipe|proposal|quote|reminder|give (?!me)|issue|forward|remove|email|e-mail|mail|call|ring)\b/i;
const LONGEST = 140;

/** A sentence that asks for something or names it, and dictates nothing. */
export const isQuestion = (text: string): boolean => text.length <= LONGEST && !DICTATES.test(text);
