import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');
const MARLOW = 'Marlow & Okafor wedding';

async function answerTo(turns: readonly string[], at?: string): Promise<string> {
  const { message, confirmation } = await demo.lastOf(turns, at);
  const details = (confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`);
  return [message, ...details, confirmation ? 'waits for a click' : 'nothing waits'].join('\n');
}

type Case = readonly [is: string, turns: readonly string[], answer: RegExp, at?: string];
const named = (cases: readonly Case[]) => cases.map(([is, turns, answer, at]) => ({ is, turns, answer, at }));

describe('pieces that are there, in the words of a working day', () => {
  it.each(
    named([
      [
        'one less, with what it does to price and flowers',
        ['one centrepiece less for Marlow please, Tess asked'],
        /^I would make 11 × Low centrepiece instead of 12.*\$1,760 instead of \$1,920.*fewer 5 × Rose ‘Quicksand’.*\nAfter: 11\n.*waits/s,
      ],
      [
        'another count, with the one until now',
        ['10 bridesmaids instead of 5 for Marlow, what does that do to the flowers'],
        /^I would make 10 × Bridesmaid instead of 5.*in addition 20 × Rose ‘Quicksand’.*waits/s,
      ],
      [
        'a count that is not there is told',
        ['change the bridesmaids to 7 instead of 4'],
        /\(You said 4: there are 5 × Bridesmaid\.\).*waits/s,
        MARLOW,
      ],
      ['by its length', ['The aisle at Chen-Abbott should be 10 meters, not 8'], /10 × Aisle meadow, 1 m instead of 8.*waits/s],
      [
        'more of it, corrected in the turn behind it',
        ['add two more boutonnieres', 'make it 4'],
        /× Boutonnière instead of.*waits/s,
        MARLOW,
      ],
      ['what else was said is told', ['one centrepiece less for Marlow, tie it with velvet'], /not used “tie it with velvet”.*waits/s],
      [
        'a piece that is not there',
        ['add two more bar arrangements for Birch & Vale'],
        /has no “bar arrangements”.*Plinth piece \(6\).*nothing waits/s,
      ],
      ['less than none is refused', ['take 20 bridesmaids off Marlow'], /has only 5 Bridesmaid.*nothing waits/s],
      [
        'another flower in one piece',
        ['swap the Juliet in the bridal bouquet for White O’Hara'],
        /I would put 5 × Garden rose ‘White O’Hara’ instead of 5 × Garden rose ‘Juliet’ in Bridal bouquet.*about \$9 less.*waits/s,
        MARLOW,
      ],
      [
        'whatever stands in for it on the day',
        ["the Coral Charm in the Sato bouquet won't exist in December. Swap it for something I can actually get"],
        /I would put 5 × .+ instead of 5 × Peony ‘Coral Charm’ in Bridal bouquet of Sato.*waits/s,
      ],
      [
        'fewer stems, with what that saves in all pieces',
        ['what do we save on the Hollis centrepieces if I put in 8 Freedom instead of 10'],
        /8 × Rose ‘Freedom’ red instead of 10 in Centrepiece.*\$2\.30 less, \$55\.20 for all 24.*waits/s,
      ],
      [
        'none of it',
        ['take the eucalyptus out of the bridal bouquet'],
        /I would put no Eucalyptus silver dollar instead of 5 in Bridal bouquet.*waits/s,
        MARLOW,
      ],
      [
        'a flower that it did not have',
        ['add 3 Freedom to the boutonniere'],
        /3 × Rose ‘Freedom’ red in addition in Boutonnière.*waits/s,
        MARLOW,
      ],
      [
        'a flower in several pieces is asked',
        ['swap Quicksand for Freedom'],
        /^In which piece\?.*Bridal bouquet \(8\), Bridesmaid \(4\).*nothing waits/s,
        MARLOW,
      ],
      [
        'and the piece is taken from the answer',
        ['swap Quicksand for Freedom', 'the bridal bouquet'],
        /8 × Rose ‘Freedom’ red instead of 8 × Rose ‘Quicksand’ in Bridal bouquet.*waits/s,
        MARLOW,
      ],
      ['a line of a proposal is none of them', ['add 3 urns to the Chen–Abbott wedding proposal'], /^(?!.*has no “urns”).*nothing waits/s],
      ['what is added anew is drafted', ['add 2 flower crowns to Marlow'], /^(?!.*has no “flower crowns”)/s],
      [
        'a flower nobody sells is no other one',
        ['swap the roses in the casket spray for white lilies'],
        /“white lilies” is not in your catalogue.*nothing waits/s,
        'Whitcomb memorial',
      ],
      [
        'locked, since the flowers are ordered',
        ['Swap the Juliets for White O’Hara in the Reyes bridal bouquet'],
        /^It would be 9 × Garden rose.*are locked, since the flowers are ordered.*nothing waits/s,
      ],
      [
        'two flowers of one piece at once',
        ['bridal bouquet: two more ranunculus, one Juliet less'],
        /10 × Ranunculus ‘Elegance White’ instead of 8, 4 × Garden rose ‘Juliet’ instead of 5 in Bridal bouquet.*waits/s,
        MARLOW,
      ],
      [
        'one out and more of another',
        ["take the O'Haras out of the standing sprays and give me 8 more snapdragons each instead"],
        /no Garden rose ‘White O’Hara’ instead of 8, 18 × Snapdragon white instead of 10 in Standing spray.*waits/s,
        'Whitcomb memorial',
      ],
      [
        'one for another',
        ['take the dusty miller out of the plinth pieces and use olive branch instead, same count'],
        /5 × Olive branch instead of 5 × Dusty miller in Plinth piece.*waits/s,
        'Birch & Vale product launch',
      ],
      [
        'from one count to another',
        ["In the Hollis centrepieces go from 10 Freedom to 8, the speakers couldn't be seen last year"],
        /8 × Rose ‘Freedom’ red instead of 10 in Centrepiece.*not used “the speakers.*waits/s,
      ],
      [
        'two in German',
        ['Mach im Brautstrauß aus den 8 Anemonen 10 und nimm dafür einen Olivenzweig weniger'],
        /10 × Anemone ‘Panda’ instead of 8, 3 × Olive branch instead of 4.*waits/s,
        'Sato–Lindqvist elopement',
      ],
      [
        'two in Spanish',
        ['ponle 3 ranúnculos más al ramo de novia de Sato y quítale 2 anémonas'],
        /11 × Ranunculus.*6 × Anemone ‘Panda’ instead of 8.*waits/s,
      ],
      [
        'two counts',
        ['drop the salal to 3 and the carnations to 5 in every centrepiece'],
        /3 × Salal \(lemon leaf\) instead of 4, 5 × Carnation ‘Moonlight’ instead of 6 in Centrepiece.*waits/s,
        'Hollis Foundation gala',
      ],
      [
        'what follows from a table more',
        ['Hollis added a table, so 25 centrepieces'],
        /^I would make 25 × Centrepiece instead of 24 .*waits/s,
      ],
      [
        'a piece that falls away',
        ['they bring their own lanterns, take the lantern cluster out'],
        /^I would make 0 × Lantern cluster instead of 10 .*waits/s,
        'Chen–Abbott wedding',
      ],
      [
        'the same as at another event',
        ['use the same bridesmaid as at Reyes for Chen Abbott? 4 of them'],
        /4 × Bridesmaid from Reyes wedding into Chen–Abbott wedding.*waits/s,
      ],
      [
        'in German',
        ['Tausch die Juliet im Brautstrauß gegen White O’Hara'],
        /White O’Hara’ instead of 5 × Garden rose ‘Juliet’ in Bridal bouquet.*waits/s,
        MARLOW,
      ],
      ['in Spanish', ['Quita un centro de mesa de Marlow'], /I would make 11 × Low centrepiece instead of 12.*waits/s],
      [
        'of another project',
        ['Copy the low centrepiece from Marlow to the Delgado project, 13 of them'],
        /13 × Low centrepiece from Marlow & Okafor wedding into Delgado.*waits/s,
      ],
      [
        'of the library',
        ['use our minimal bridal bouquet from the library'],
        /1 × Bridal bouquet, minimal from the library into Sato.*waits/s,
        'Sato–Lindqvist elopement',
      ],
      [
        'what a recipe of the library holds',
        ["what's in our minimal bridal bouquet"],
        /^Bridal bouquet, minimal, from your library: .*\n- 9 Anemone.*nothing waits/s,
      ],
      ['a task stays a task', ['add a task for Marlow: swap the linen order'], /^I would add the task “Swap the linen order”.*waits/s],
      [
        'the guests are no piece',
        ['set the guest count for the Hollis gala to 260'],
        /^I would set the guests of Hollis Foundation gala to 260\. Until now: 240\..*waits/s,
      ],
    ]),
  )('$is', async ({ turns, answer, at }) => {
    expect(await answerTo(turns, at)).toMatch(answer);
  });
});

describe('records that are changed, and work that is planned', () => {
  it.each(
    named([
      [
        'who takes care of a lead',
        ['Assign the Kestrel Books window to Tom'],
        /who takes care of Shop window for Kestrel Books to Tom Okell\. Until now: nobody.*waits/s,
      ],
      [
        'who is in charge of a project',
        ['Priya takes over the Hollis gala'],
        /who is in charge of Hollis Foundation gala to Priya Nair\. Until now: Leo Marchetti.*waits/s,
      ],
      [
        'guests of a lead',
        ['Set the number of guests on the Nakamura lead to 150'],
        /guests of Nakamura & Hollis wedding to 150\. Until now: 140\..*waits/s,
      ],
      [
        'a budget',
        ['change the budget of the Delgado quinceañera to 9,500'],
        /budget of Delgado quinceañera to \$9,500\. Until now: \$6,200\..*waits/s,
      ],
      ['a budget in another money is not guessed', ['change the budget of the Delgado quinceañera to 9,500 euros'], /nothing waits/],
      [
        'an entry of the calendar',
        ['can we do the site visit at noon instead of two'],
        /^I would move “Site visit” from .+ 14:00 to .+ 12:00\..*waits/s,
      ],
      ['an entry that repeats is left to the calendar', ['move the team round to 8:30'], /You do that on the calendar.*nothing waits/s],
      [
        'an invoice',
        ['Make an invoice for Whitcomb, 2350 plus tax, due on the day'],
        /begin an invoice of \$2,350 before tax for Whitcomb memorial.*goes to nobody before you issue it.*waits/s,
      ],
      [
        'an invoice of the pieces',
        ['Make an invoice for the Whitcomb memorial from the recipes'],
        /begin an invoice of \$.*Standing spray.*waits/s,
      ],
      [
        'a production plan',
        ['Give me a production plan for the Reyes wedding'],
        /^Reyes wedding, Mon 30 Nov 2026 at Stonecroft Barn – 16 pieces, 10\.5 h of bench work:\n.*Cut and put into water: .*Bench work, about 5\.25 h.*14 × Gold compote leaves.*nothing waits/s,
      ],
      [
        'hours at the bench',
        ['How many hours of bench work is Reyes altogether'],
        /10 h 25 min of bench work in all.*- 11 × Low centrepiece: 6 h 25 min.*nothing waits/s,
      ],
      [
        'what a partner has earned',
        ['how much do we owe Rivergate for the Marlow wedding'],
        /^Rivergate Planning: \$184\.32 is not paid out yet for Marlow & Okafor wedding\.\n- Marlow.*nothing waits/s,
      ],
      [
        'a call is noted at whom it was with',
        ['Log that I called Dana Birch, she wants cedar and dried oranges for the wreaths'],
        /^I would add this note to Birch & Vale product launch.*I called Dana Birch, she wants cedar.*waits/s,
      ],
      [
        'guests in passing',
        ['Carmen says 145 guests now'],
        /guests of Delgado quinceañera to 145\. Until now: 130\..*waits/s,
        'Delgado quinceañera',
      ],
      ['money spent in passing', ['86.40 for gas and tolls, Reyes, yesterday'], /book \$86\.40 as a cost of Reyes wedding.*waits/s],
      ['a start in passing', ['ceremony is at 4:30 now, not 4'], /Reyes wedding start at 16:30.*waits/s, 'Reyes wedding'],
      [
        'a task of no project stands on the calendar of who does it',
        ['Task for Hank: charge all LED tapers by Wednesday night'],
        /“Charge all LED tapers” on the calendar of Hank Dobbs for Wed 2 Dec 2026.*Who: Hank Dobbs.*waits/s,
      ],
      [
        'and of another one after a correction',
        ['add a task for Mia: sketch the arch by thursday', 'sorry I meant Priya'],
        /Sketch the arch” on the calendar of Priya Nair.*Who: Priya Nair.*waits/s,
      ],
      [
        'a wish told of somebody',
        ['Birch & Vale want to push the launch back a week'],
        /I would move Birch & Vale product launch to .*waits/s,
      ],
      [
        'slips in what nobody understands',
        ['resrve 14 linnen runers for the delgado party'],
        /reserve 14 × Linen runner for Delgado.*waits/s,
      ],
      ['words that add nothing', ['what did we actually make on the Park wedding'], /Park wedding has cost \$1,906\.50.*nothing waits/s],
      [
        'since when',
        ['Welche Rechnungen sind überfällig und seit wann?'],
        /\$4,156\.80.*Hollis Foundation gala.*due .*Nov 2026.*nothing waits/s,
      ],
      ['whether it was opened', ['did the Chens look at their proposal'], /^Yes, .*opened.*nothing waits/s],
      [
        'a visit without an order',
        ['site visit at Kiln Loft next Wednesday 2pm with Marcus Birch', 'make it 2:30'],
        /“Site visit at Kiln Loft with Marcus Birch”.*14:30.*waits/s,
      ],
      [
        'who was on the phone',
        [
          'Just off the phone with Hannah Pruitt. Wedding October 9 2027 at Cedar Hill, about 80 people, budget around 6k, 518 555 0199. Put her in please',
        ],
        /the lead “Hannah Pruitt”.*9 Oct 2027.*80.*\$6,000.*waits/s,
      ],
      [
        'a bill without an order, and another amount',
        ['Put $86.40 for gas and tolls on the Reyes job', 'sorry, 68.40'],
        /book \$68\.40 as a cost of Reyes wedding.*waits/s,
      ],
      [
        'money that came on a day that was',
        ['record a check from the Hollis Foundation, $2,000, came in on Saturday'],
        /payment of \$2,000 for Hollis Foundation gala.*Came: Sat 21 Nov 2026.*waits/s,
      ],
      [
        'somebody is reminded on a day',
        ['remind Mia Thursday to send Rosa at Rivergate a thank you card'],
        /“Send Rosa at Rivergate a thank you card” on the calendar of Mia Rosales for Thu 3 Dec 2026.*waits/s,
      ],
      ['a week later', ['Move the Birch & Vale launch one week later, same time'], /I would move Birch & Vale product launch to .*waits/s],
      [
        'a note where the project is open',
        ["note here: Lucía is fine with White O'Hara in the bridesmaids too"],
        /add this note to Reyes wedding.*waits/s,
        'Reyes wedding',
      ],
      [
        'what goes into a recipe of the library',
        ['what goes into our lush bridal bouquet?'],
        /^Bridal bouquet, lush, from your library.*nothing waits/s,
      ],
      [
        'some of the library',
        ['Put 10 bud-vase trios from the library on Chen–Abbott'],
        /10 × Bud-vase trio from the library into Chen–Abbott wedding.*waits/s,
      ],
      [
        'another project is not told where one is named',
        ['What did we make on the Osterfeld wedding after freelancers and the van?'],
        /^(?!.*Reyes wedding:).*nothing waits/s,
      ],
    ]),
  )('$is', async ({ turns, answer, at }) => {
    expect(await answerTo(turns, at)).toMatch(answer);
  });
});
