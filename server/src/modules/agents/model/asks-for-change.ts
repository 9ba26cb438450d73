const VERBS =
  /\b(?:add|create|make|new|write|note|set|change|update|move|mark|put|assign|schedule|book|plan|remind|save|log|enter|start|convert|close|cancel|rename|send|e-?mail|text|reply|pay|charge|refund|delete|remove|archive|do (?:it|that|so)|yes|go ahead|please do)\b/i;

/** Do the person's own words ask for something to be changed? The words of the data are never looked at. */
export function asksForChange(message: string): boolean {
  return VERBS.test(message);
}
