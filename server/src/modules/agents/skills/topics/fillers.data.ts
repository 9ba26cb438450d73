import { words } from '../../planner/reading/cover';

/** Says how somebody wants to be told, or how they feel, and nothing of what they ask; in plain letters. */
export const FILLERS = words(
  [
    'pls|plz|please|thx|thanks|cheers|btw|asap|lol|hmm+|hm|hey|real quick|quickly|quick one|quick question|be honest|honestly|to be honest|tbh|in your opinion',
    'just the (?:numbers?|figures?|facts?|total|sum|names?)|(?:the )?numbers? only|names? only|no (?:fluff|details)|straight answer|short answer|yes or no',
    'remind me again|remind me|do you know|any idea|do we know|can you (?:check|see|tell)|could you (?:check|see|tell)|i (?:need to|have to|want to|wanna) know|i forgot|out of curiosity|roughly|approx(?:imately)?|exactly again',
    'bitte|danke|mal eben|kurz|schnell|ehrlich|mal ehrlich|nur die zahlen?|ganz kurz|weisst du|sag mir|sag mal',
    'por favor|porfa|gracias|rapido|rapidito|sinceramente|solo los numeros|solo los datos|sabes|dime',
  ].join('|'),
);
