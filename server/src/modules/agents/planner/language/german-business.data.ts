import type { Frames, Phrases } from './phrases';

/** What is asked about papers, meetings, stock and money, and that a task is done. */
export const GERMAN_BUSINESS_FRAMES: Frames = [
  [
    /^(?:hak|hake|streich|streiche) (?:bitte )?(?:mal )?(?:die aufgabe )?(?:(?:die|den|das|der) )?["„“]?(?<body>.+?)["“”]? (?:bei|für|von) (?:der |dem )?(?<name>[\p{L}' &-]+?) (?:bitte )?ab$/iu,
    'tick off {body} for {name}',
  ],
  [
    /^(?:hak|hake|streich|streiche) (?:bitte )?(?:mal )?(?:die aufgabe )?(?:(?:die|den|das|der) )?["„“]?(?<body>.+?)["“”]? (?:bitte )?ab$/iu,
    'tick off {body}',
  ],
  [
    /^(?:markier|markiere|setz|setze) (?:bitte )?(?:die aufgabe )?(?:(?:die|den|das|der) )?["„“]?(?<body>.+?)["“”]? (?:als|auf) (?:erledigt|abgehakt)$/iu,
    'tick off {body}',
  ],
  [/^(?:die aufgabe )["„“]?(?<body>.+?)["“”]? (?:ist|wurde) (?:jetzt |schon )?(?:erledigt|abgehakt|fertig)$/iu, 'tick off {body}'],
  [/^wer hat (?:den vertrag |die verträge )?(?:noch |immer noch )*nicht unterschrieben$/iu, 'who has not signed'],
  [
    /^(?:welche|gibt es) verträge (?:sind |die )?(?:noch )?(?:offen|nicht unterschrieben|fehlen|unterwegs)(?: sind)?$/iu,
    'which contracts are still out',
  ],
  [/^(?:hat|haben) (?<name>.+?) (?:den vertrag )?(?:schon |bereits )?unterschrieben$/iu, 'has {name} signed'],
  [/^(?:ist|wurde) der vertrag (?:von|mit|für) (?<name>.+?) (?:schon )?(?:unterschrieben|zurück|da)$/iu, 'has {name} signed'],
  [
    /^(?:welche|gibt es) (?:unsere )?rechnungen (?:sind |die )?(?:noch )?(?:überfällig|offen|unbezahlt|fällig|nicht bezahlt)(?: sind)?$/iu,
    'which invoices are overdue',
  ],
  [
    /^(?:gibt es |haben wir |zeig(?:e)? mir )?(?:alle )?(?:überfälligen?|offenen?|unbezahlten?) (?:rechnungen|zahlungen|beträge)$/iu,
    'which invoices are overdue',
  ],
  [/^wer (?:schuldet|muss) uns (?:noch )?(?:geld|was|etwas)?(?: zahlen| bezahlen)?$/iu, 'who owes us money'],
  [/^wer hat (?:noch )?nicht (?:be)?zahlt$/iu, 'who has not paid'],
  [
    /^(?:hat|haben) (?<name>.+?) (?:die anzahlung |die rechnung |alles |das geld )?(?:schon |bereits )*(?:be|über)?(?:zahlt|wiesen)$/iu,
    'has {name} paid',
  ],
  [
    /^wie ?viel (?:geld )?(?:schuldet|schulden|muss|müssen) (?:uns )?(?<name>.+?)(?: uns)?(?: noch)?(?: zahlen)?$/iu,
    'what does {name} owe us',
  ],
  [/^wie ?viel (?:geld )?(?:ist|steht) (?:bei uns )?(?:noch )?(?:offen|aus)$/iu, 'how much are we owed'],
  [
    /^wie ?viel (?:geld )?(?:kam|ist|haben wir) (?<when>.*?) ?(?:rein|reingekommen|eingegangen|bekommen|eingenommen)$/iu,
    'how much came in {when}',
  ],
  [/^(?:wie ?viel|welcher) umsatz (?:ist|haben wir) (?:schon |bereits )?gebucht$/iu, 'total booked value'],
  [/^was ist (?:schon |bereits |alles )?gebucht(?: \(?in (?:geld|euro)\)?)?$/iu, 'total booked value'],
  [/^was (?:steckt|ist|liegt) (?:gerade |aktuell |derzeit )?in der pipeline(?:,? in (?:geld|euro))?$/iu, 'how is the pipeline'],
  [/^(?:habe|hab) ich (?<when>.+?) (?:noch )?(?:zeit|frei|was frei|luft)$/iu, 'am i free {when}'],
  [/^bin ich (?<when>.+?) (?:noch )?(?:frei|verfügbar|da)$/iu, 'am i free {when}'],
  [/^was habe ich (?<when>.+?)(?: vor| im kalender)?$/iu, 'what do i have {when}'],
  [
    /^(?:welche|gibt es|habe ich|haben wir) (?:heute )?(?:termine|besprechungen|meetings) (?:mit kunden )?(?<when>heute|morgen|diese woche)?$/iu,
    'any meetings {when}',
  ],
  [/^wer kommt (?<when>heute|morgen|am .+?)(?: vorbei| ins studio)?$/iu, 'who is coming in {when}'],
  [
    /^(?:wie viele|haben wir genug) (?<what>laternen|vasen|votive|teelichter|kerzenhalter|bögen|läufer|zylinder|platzteller|schalen|podeste) (?:haben wir|gibt es|sind frei|sind noch frei|sind noch da)?(?: noch)? ?(?<when>.*?)(?: frei| übrig)?$/iu,
    'how many {what} do we have {when}',
  ],
  [
    /^haben wir (?:noch )?(?<count>\d+) (?<what>laternen|vasen|votive|teelichter|kerzenhalter|bögen|läufer|zylinder|platzteller|goldene platzteller|schalen|podeste) (?:frei |übrig )?(?<when>.*?)(?: frei| übrig)?$/iu,
    'do we have {count} {what} {when}',
  ],
  [
    /^was (?:geht|verlässt|muss) (?<when>diese woche|heute|morgen) (?:aus dem lager|raus|das lager)(?: raus)?$/iu,
    'what leaves the warehouse this week',
  ],
  [
    /^(?:welche|gibt es) (?:kunden|kundinnen|paare)(?:,? die)? (?:warten|noch warten)(?: noch)?(?: auf (?:eine )?antwort)?$/iu,
    'which client is waiting for an answer',
  ],
  [/^(?:was|welche änderungen) (?:wollen|wünschen|möchten) (?:unsere|die) (?:kunden|paare)(?: von uns)?$/iu, 'what do clients want'],
  [/^(?:gibt es|haben wir) (?:offene )?(?:beschwerden|reklamationen)$/iu, 'any complaints'],
  [/^wem haben wir (?:noch )?nicht geantwortet$/iu, 'who have we not answered yet'],
  [/^(?:wer|welche anfragen) (?:ist|sind|wartet|warten) (?:noch )?(?:unbeantwortet|offen|auf antwort)$/iu, 'leads not answered yet'],
  [/^warum haben wir (?:die )?(?:anfragen|kunden|leads|aufträge) verloren$/iu, 'lost reasons'],
  [/^warum haben wir (?<name>.+?) verloren$/iu, 'why did we lose {name}'],
  [/^wann (?:haben|hat|sind|gibt es|blühen) (?<what>.+?)(?: saison)?$/iu, 'when are {what} in season'],
  [
    /^gibt es (?<what>pfingstrosen|dahlien|tulpen|ranunkeln|hortensien|anemonen|nelken|flieder|pfingstrosen|sonnenblumen|wicken) (?<when>.+)$/iu,
    'are {what} in season {when}',
  ],
  [
    /^wie ?viele (?:gäste|leute|personen) (?:kommen|sind|hat|haben|werden erwartet)(?: es)? (?:zur|zum|auf der|bei der|beim|bei|für|die|der|das)? ?(?<name>.+?)$/iu,
    'how many guests at {name}',
  ],
  [
    /^erinner[en]?(?: sie)? mich(?: bitte)? (?<when>morgen|übermorgen|heute|am .+?|nächste woche),? (?:bei|für|zu) (?<name>\S+(?: \S+)?) (?<body>.+)$/iu,
    'add a task for {name}: {body} {when}',
  ],
  [/^(?:fragebogen|fragebögen).*(?:zurück|offen|fehlen|ausgefüllt)$/iu, 'which questionnaires are not back yet'],
  [
    /^(?:welche|sind) (?:die )?fragebögen (?:sind |fehlen )?(?:noch )?(?:nicht )?(?:zurück|offen|da|fehlen)?$/iu,
    'which questionnaires are not back yet',
  ],
  [/^(?:am |der |den )?(?<when>\d.+?)(?: ist)? (?:noch )?(?:platz|frei|was frei)(?: bei uns)?$/iu, 'are we free {when}'],
  [
    /^(?<name>.+?) hat (?:ja gesagt|zugesagt|unterschrieben),? (?:also )?(?:bitte )?auf (?<stage>.+?) (?:schieben|setzen|stellen)$/iu,
    'move {name} to {stage}',
  ],
];

export const GERMAN_BUSINESS: Phrases = [
  ['(?:am |der |den )?tag (?:danach|darauf)', 'the day after'],
  ['(?:am |der |den )?tag (?:davor|zuvor)', 'the day before'],
  ['laternen?', 'lanterns'],
  ['vasen', 'vases'],
  ['teelichter', 'votives'],
  ['kerzenhalter', 'taper holders'],
  ['goldene platzteller', 'gold chargers'],
  ['platzteller', 'chargers'],
  ['zylinder', 'cylinders'],
  ['pfingstrosen?', 'peonies'],
  ['dahlien?', 'dahlias'],
  ['hortensien?', 'hydrangeas'],
  ['flieder', 'lilac'],
  ['wicken', 'sweet peas'],
  ['lilien', 'lilies'],
  ['nachmittags?', 'afternoon'],
  ['vormittags?', 'morning'],
  ['rechnung(?:en)?', 'invoices'],
  ['überfällig', 'overdue'],
  ['vertrag|verträge', 'contracts'],
  ['fragebogen|fragebögen', 'questionnaires'],
  ['zahlung(?:en)?', 'payments'],
  ['lager', 'inventory'],
];
