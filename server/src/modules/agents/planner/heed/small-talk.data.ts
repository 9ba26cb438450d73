import type { ObjectId } from '../reading/ask';

/** Words that carry nothing in a sentence: politeness, haste, feelings, and how somebody asks to be told. */
export const SMALL_TALK = new Set(
  `draft drafts drafting suggest suggestion suggestions propose recipe quote each apiece stem stems sprig sprigs rama ramas stiel stiele stielen cada jeweils plus
   zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen couple half
   tallos borrador mrs mr miss ms familie familia frau herr herrn senora senor using write hazme
   prepare prepared estimate estimates max maximum min minimum dollars dollar bucks euro euros usd eur under including incl analyse analyze analysis auswerten
   uhr o'clock oclock
   hm hmm uh um er oh ah well
   please pls plz thanks thank thankyou cheers kindly morning afternoon evening hello hey hi dear mate guys
   quickly quick quickly real really actually basically honestly just simply maybe perhaps possibly probably kind sort bit little somehow anyway again exactly precisely roughly approximately around about
   can could would will you me us for the help helping tell telling show showing give giving pull bring fetch check checking look looking lookup find finding remind know knowing wondering wonder curious ask asking question answer say says said read reading see seeing hear want wanted need needed like love hoping hope think thinking guess suppose believe mean meant
   worried worry afraid sure unsure confused forgot forget remember remembered lost-track idea clue hurry asap urgently right away
   overview summary summarise summarize list listing rundown run-down breakdown details detail info information everything anything something whatever all any some stuff things thing
   good fine great nice lovely okay alright somebody someone anybody shouldnt forget books across thru through worden geworden fill filled form planned scheduled geplant steht an th st nd rd
   moment minute second today's currently nowadays presently meanwhile lately recently so far yet still already now then
   chart charts graph csv spreadsheet draw plot squeeze cld pls head heads heading together running nochmal ab mal
   soon honest honestly tbh pronto bald
   having got gotten getting going gone being been doing done made making taken taking put putting comes coming came went working work works
   wanna gonna gotta lemme dunno whats whos wheres whens hows thats theres im ive id ill were youre dont doesnt didnt isnt arent wasnt hasnt havent wont cant couldnt
   u r ur n w/ w wat wot
   our ours my mine your yours us we ones one
   bitte danke mal eben kurz schnell gerne doch halt eigentlich vielleicht ungefahr etwa sag sagen sagst zeig zeigen zeigst gib geben such suche finde weisst wissen konntest kannst konnen wurdest mochte mochten brauche brauchen hatte gern uns mir ich wir unser unsere unseren derzeit aktuell momentan zurzeit insgesamt uberhaupt alles sich darum dafur davon daran dazu dabei um los
   guten guter gut frau herr familie muss mussen soll sollen genau hoch aller allen welchen tun
   por favor porfa gracias oye dime decir diga muestrame ensename dame puedes podrias quiero quisiera necesito saber ver favor rapido ahora mismo actualmente momento bien pues todo
   currently at moment whole entire total count number figure figures amount amounts
   did does was were is are has have had will shall may might must`.split(/\s+/),
);

/** What an answer says of a thing that was asked about. In plain letters. */
export const GIVEN_OF_OBJECT: Readonly<Record<ObjectId, string>> = {
  questionnaire: 'questionnaire',
  contract: 'contract|sign|agreement',
  request: 'request|complain|ask|change',
  proposal: 'proposal|quote|offer|p-\\d|budget|draft',
  refund: 'refund|paid back|back\\b|more came',
  profit: 'cost|left|profit|margin|spent',
  invoice: 'invoice|paid|owe|open|overdue|\\$',
  payment: 'parent|billing|pay|paid|owe|\\$|€|came in|received|due|open|invoice|nothing|earn|budget|worth|in all|value|cost',
  partner: 'partner|referr|commission|brought|recommend',
  mail: 'mail|@',
  text: 'text|message|conversation|wrote|repl|answer|said|says|wants|note|sms|met|meeting|late|lead|“',
  meeting: 'meet|call|visit|consult|tasting|walk|appointment|\\d\\d:\\d\\d|free|booked|talk',
  calendar: 'calendar|meeting|event|\\d\\d:\\d\\d|nothing|free|market|deliver|booked|room',
  task: 'task|to do|nothing is left|to-do|remind|done|open',
  note: 'note',
  lead: 'lead|inquir|enquir|request|score|call|who',
  venue: 'venue|\\bat \\p{L}|barn|house|hall|place|loft|rule|church|·|- ',
  stock: 'free|of \\d+|lantern|charger|votive|vase|stock|inventory|in repair|missing|leaves?|comes? back|minimum|owned|reserv',
  flower: 'stem|bunch|rose|flower|season|peon|dahlia|hydrang|recipe|\\bdays\\b|eucalypt|ranunc|lisianth|order|ruscus|anemon',
  project: '',
};
