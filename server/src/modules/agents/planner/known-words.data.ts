/** Written by evaluation/known-words-main.ts. */
export const KNOWN_WORDS: Readonly<Record<string, string>> = {
  add_note:
    'add allergic and baby ballroom barn bellamy birch breath bride bring broken centrepieces chen church code delgado der door down elevator email everything flowers for gala gate greenery hates hinter hollis ivory jot judith lanterns lavender lead lilies little lleva locked lower make marcus marlow mesa midnight more mother needs note notes opens out parkplatz pieces please prefers principal put quote reyes ribbon scheune self she side spare speakers spoke table that the too until vale velas walk-in want wants wedding whitcomb whitcombs with wrapped write',
  add_task:
    "abbott add and arch birch book buy call check chen church coffee confirm cooler count delgado die don't due elopement family follow for forget frame für gala have height hollis kühlraum lanterns launch let linens list llamar marlow need off order packen pick prüfen put remind reyes ribbon ring sato señora stage task the todo turn vale van vasen vases venue wedding whitcomb with",
  analysis:
    "analyse booked break busiest channel chart come csv down draw enquiries event for from give graph how inquiries jobs leads many month months our per pipeline plot project projects report show source stage status the type value we're weddings where which",
  birthdays: 'anybody birthday coming does have next who whose',
  bunches: 'bunches for how many quicksand stems',
  call: 'birch call carmen his marcus number ring what',
  clients:
    'address amara carmen chen client delgado eleanor email find for getting got have hollis how jonah judith late lena lindgren look lucia marlow married number park phone reach rosa the vogt what who you',
  collage: 'board collage create image make marlow moodboard one pictures stick the this together',
  contracts: 'are contract contracts has marlow not out signed still the which who',
  convert_lead: 'castellano into lead project the turn',
  create_lead:
    'about add and ann around arrangement ben budget call called can carla cedar com corporate dinner example flowers for from funeral guests had her hill holm inquiry ivy lang larkin lead log maria meyer moore new pablo party paul pencil peter petra put quinn renner ruiz someone soto tara tessa that then wants wedding you',
  create_project:
    'baby budget called create dinner for guests harbor harvest lights lopez make market nakamura new people project set shower solstice start supper the wedding winter',
  date_load:
    'another anything are booked busy can cld could does events free full got have how like look one open phone room saturday someone something space squeeze still take taken the wants wedding what',
  day_plan:
    'answer anything before did done for from get give head important market miss morning most need overdue plan planned plate should the there urgent waiting what who',
  figures:
    'are ask booked booking business did doing end how like looking make many money much our out people pipeline quotes rate safely sales share the total value what who win',
  flower_needs: 'come did freedom gala how into juliet many need roses the',
  flower_price: 'bunch how much quicksand',
  free_times: 'are can consultation fit for open slots still tasting which',
  free_units: 'arch are available brass compotes enough for free gala got have how lanterns left many stock the there votives wooden',
  greeting: 'good morning thanks',
  help: 'can what you',
  inventory: 'inventory our what',
  lead: 'about aldous bellamy castellano did does inquiry lead nakamura nora tell the want what write',
  lead_pages: 'doing filled form how many our page people the wedding',
  leads:
    'about all and answered any anybody anything are asked asking back best brides call came come corporate dates did enquiries enquirys fingers for fresh from get got have hottest how inquiries inquiry insta instagram keeping late lately lead leads lose many nakamura need needs new not ones only open our over overdue people phone price qualified reason referrals reply rivergate screen send sent show shwo slipped still teh that the there through waiting was website wedding weddings what which who why wrote yet',
  leave_it: 'leave right verbal wait yes',
  mails: 'back came chen did emails mail out proposal the which',
  mark_contacted:
    'about back bellamy called contacted got grace halloran her just kestrel lantern lead mark nora oduya off phone shop spoke talked that the tick walk window with',
  money: 'are came due how invoices lately money much overdue owed owes payments total what which who',
  move_project:
    'abbott along and benefit birch booked brendan brendans chen consultation day delgado event gala goes hollis into launch move now out production proposal put quinceanera said sato school sent switch the them vale verbal wedding yes',
  my_time: 'afternoon anything free got have morning what',
  notes:
    'abbott about any chen did down for got have hollis juliet marlow note notes order osei promise read remind reyes say the wedding what whitcomb write',
  open: "abbott address all and back bellamy birch board book books bring calendar castellano chen comb contacts dashboard day delgado fairweather find for from gala get give hollis home hop inquiries inquiry into jump kestrel lead leads let lindquist list load look marlow members memorial mood moodboard notices one open osei other over page pipeline project pull recipes reyes reyes' same sato see show stages take that the this timeline vale wanna wedding what where whit whitcom with workshop wreath",
  palette: 'are board colors colour colours for from give make marlow moodboard off out palette pull the wedding what',
  partners: 'brought commission has how much owe partners rivergate what',
  people:
    'about contact delgado else email for gala her hollis marlow one park party paying pays photographer planner quince quinceañera talk the this wedding who works',
  project:
    'abbott about again and anniversary are being benefit birch booked budget cancelled castellano ceremony chen church coming date delgado deliver details did does door elopement fairweather fill first for gala getting give going guests has have held hollis how job launch lindquist long lose lowdown many marlow married more much nochmal okafor one osei other park parks people product project quick quinceañera remind reyes rundown sato school second spend spending stage start status sum summarize tell the they thing this time underwood until vale veil venue walk war was wedding what when where which whitcomb whitcombs why with yet',
  projects:
    "all any anything are barn biggest booked books clients coming consultation corporate date did else event events every everything find for funerals garden gets give glass going got happening have house how job jobs kiln largest left leo list loft many married mia mine most much next ones our out paying production project projects proposal proposals riverside running sent show sitting still stonecroft tell that the top total upcoming value waiting we've wedding weddings what which whitcomb who working worth yet",
  proposal:
    'abbott about and arch arrangements backdrop birch blush bouquet bouquets boutonnieres brendans bridal bridesmaid bridesmaids bucks bud budget casket centerpieces centrepieces centres chen client corsages could dahlias delgado display dollars draft each estimate eucalyptus euros for funeral gala garden garland give going half have hydrangea keep launch like little low lower make max more need offer peas peonies pieces prepare price proposal put quinceañera quote reyes roses something spray sprays standing sweet table tables tall than the they this thousand together total under urns vases want wants wedding what white window with work write',
  questionnaires: 'are back did fill not questionnaire questionnaires tess the which yet',
  recipe:
    "aisle also and anemones arch arrangement astilbe bar bit blanca bouquet bouquets boutonnieres branches bridal bridesmaid bridesmaids bud bunch carnations casket centerpieces centrepieces ceremony corsages cosmos count crown dahlias delgado delphinium dollar draft dusty each eucalyptus every flower flowers for freedom garden goes hand how hydrangea hydrangeas into italian ivy juliet leatherleaf like lilies lisianthus list low make many marlow meadows memorial miller need o'hara olive osei out pea peonies per piece pieces pink playa please plumosus quicksand quince ranunculus recipe rose roses ruscus salal scabiosa seeded shopping silver snapdragon snapdragons spray sprig stem stems stock sweet table tall the tied urns vases want waxflower what whitcomb white with work would wrist write",
  requests: 'answer any client clients complaints for open requests show the waiting which',
  reschedule:
    'and birch ceremony delgado gala got hollis marlow move not now postpone pushed quince reyes saturday starts the vale wedding week whitcomb',
  seasons:
    'any are cafe can dahlias early elopement flowers for get have lait lisianthus marlow peonies sato season the there too wedding what which',
  send: 'couple email reyes send the',
  send_text:
    'about and are bellamy can carmen chairs chen cita day eleanor for free get grace her inbox jonah las late little load love lucia lucía marlow mei min nice nora our park proposal reply reyes running send something talk tasting template text thank that the use way would write yes you',
  tasks:
    "all and any anything are chen day doing done for gala haven't hollis left marlow memorial need needs not off okafor open quickly reyes run sato show still tasks the there this ticked timeline to-dos wedding what which whitcomb who yet",
  templates: 'for have templates text texts what which',
  texts:
    'about answer any anyone back did eleanor forget gate grace inquiry last lucia messages opt out say text texts the unread what write',
  tick_task: 'off order ribbon task the tick',
  undo: 'last that the thing undo',
  unknown:
    'abbott again aldous allergic arch are benefit bloomfield bouquet bridal bunches can candles card cedar charge chen click colours competition contact count day delete does doing down drive event exchange florists flower for from going guest hacer hará have hill how lanterns life lilies long lost many market marlow meaning morning move much muévela needs nein order other park peonies que quicksand quote rain rentals rest reyes roses ruth said school something sorry still stonecroft street substitute switch take the they this tiempo tivoli using verbal walk-in want weather wedding what which whitcomb will with yes',
  vase_life: 'how last long ranunculus',
};
