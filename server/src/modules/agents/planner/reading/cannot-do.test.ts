import { cannotDo, ofWhatIsThere, toMany } from './cannot-do';

describe('what only a person does, in the words of a working day', () => {
  it.each([
    ['receipt 42.10 gas station today transport', 'book an expense'],
    ['expense: 130 for ribbon, Marlow', 'book an expense'],
    ['wir haben 64,20 für Bänder ausgegeben', 'book an expense'],
    ['gastos 42.10 gasolina ayer', 'book an expense'],
    ['marlow payed the balance by wire this morning', 'record a payment'],
    ['Hollis has paid the deposit in cash', 'record a payment'],
    ['Familie Osei hat den Rest heute überwiesen', 'record a payment'],
    ['los Delgado ya pagaron el anticipo en efectivo', 'record a payment'],
    ['knock 5 percent off their quote', 'give a discount'],
    ['10% off for the Chens please', 'give a discount'],
    ['gib Hollis 8 % Rabatt auf das Angebot', 'give a discount'],
    ['hazles un descuento del 10% en la propuesta', 'give a discount'],
    ['replace the quicksand with majolika in the posies', 'change a recipe that is saved'],
    ['use 7 ranunculus instead of 9 in the plinth pieces', 'change a recipe that is saved'],
    ['nimm 12 Nelken statt 10 in den Tischgestecken', 'change a recipe that is saved'],
    ['cambia las rosas por claveles en los centros de mesa', 'change a recipe that is saved'],
    ['email them the final details form', 'send a questionnaire'],
    ['schick ihr bitte das Formular', 'send a questionnaire'],
    ['move the team round on friday to 8:30', 'move an entry of the calendar'],
    ['verleg die Frühstücksrunde auf neun', 'move an entry of the calendar'],
    ['mueve la reunión del equipo a las 8', 'move an entry of the calendar'],
    ['nobody has the lantern walk, priya should take it', 'hand a lead to somebody of the team'],
    ['let tom take that one', 'hand a lead to somebody of the team'],
    ['lass Tom die Laternen-Anfrage übernehmen', 'hand a lead to somebody of the team'],
    ['Das soll Hank übernehmen', 'hand a lead to somebody of the team'],
    ['set aside 20 lanterns for the gala', 'reserve stock'],
  ])('%s', (said, what) => expect(cannotDo(said)?.what).toBe(what));

  it.each([
    'has marlow paid the deposit',
    'marlow paid the deposit?',
    'which clients paid by check',
    'what did we spend on flowers in october',
    'how much is 10% off the proposal',
    'who can take it',
    'who takes the lantern walk lead',
    'what if we use 7 ranunculus instead of 9',
    'is the team round at 9 on friday',
    'hold june 19 2027 for Amy Lund',
    'make it 120 guests instead of 110',
    'send me the final details form',
  ])('is no question and no other order: %s', (said) =>
    expect([
      'give a discount',
      'record a payment',
      'book an expense',
      'hand a lead to somebody of the team',
      'change a recipe that is saved',
      'reserve stock',
      'send a questionnaire',
      'move an entry of the calendar',
    ]).not.toContain(cannotDo(said)?.what),
  );

  it.each([
    ['let everybody know the van leaves at six', 'texts'],
    ['message all our clients about the holidays', 'texts'],
    ['send a text to all the brides of june', 'texts'],
    ['Schreib allen Kunden, dass wir im Januar zu haben', 'texts'],
    ['avisa a todos que cerramos el lunes', 'texts'],
    ['tell the whole crew to bring gloves', 'texts'],
    ['text every client incl the ones who opted out', 'texts'],
  ])('writes to nobody in a crowd: %s', (said, page) => expect(toMany(said)?.page).toBe(page));

  it.each(['text Grace Chen that everyone is welcome', 'did we text everyone', 'tell Mei all the flowers came', 'who told everybody'])(
    'one person is no crowd: %s',
    (said) => expect(toMany(said)).toBeUndefined(),
  );
});

describe('what would be another one beside what is there', () => {
  it.each([
    'add 20 stems of ranunculus to the Marlow bouquet',
    'please put 3 more roses into the bridal bouquet.',
    'add 5 peonies to the centerpieces',
  ])('%s', (said) => expect(ofWhatIsThere(said)?.what).toBe('change a recipe that is saved'));

  it.each([
    'draft a bridal bouquet with 20 ranunculus',
    'add a note to Reyes: 20 ranunculus in the bouquet',
    'how many roses are in the bouquet',
    'add a bouquet with 12 roses to the recipe of Marlow',
  ])('is none: %s', (said) => expect(ofWhatIsThere(said)?.what).not.toBe('change a recipe that is saved'));
});
