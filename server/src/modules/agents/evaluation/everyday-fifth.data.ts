import { asks, cannot, de, en, es, message, moveDate, opensAt, piece, pieceWith, reads, recipe, says, step } from './everyday-outcomes';
import { CHEN, DELGADO, HOLLIS, MARLOW, REYES } from './everyday-names';

/** A whole record is no answer to a question about one of its fields. */
const fact = (...words: readonly string[]) => says(words, /\bWith \w+ \w+ \(/);
const letter = (...words: readonly RegExp[]) => [
  {
    kind: 'steps' as const,
    steps: words.map((word) => ({ effect: 'draft' as const, tool: 'draft.message', arguments: () => ({ body: word }) })),
  },
];
const agenda = reads('agenda.overview');
/** It says what it cannot do and on which page that is done. */
const byHand = (words: string) => says(['cannot', words, 'Nothing was changed']);
const vonHand = (words: string) => says(['Das kann ich nicht', words, 'Es wurde nichts geändert']);
const aMano = (words: string) => says(['Eso no lo puedo hacer', words, 'No se ha cambiado nada']);

/** A record is told, but it is said that it is not what was asked. */
const notKnown = says(['^I do not know exactly that']);

/** One field of a record, messages in words, figures and rankings, times as a whole, and what only a person can change. */
export const EVERYDAY_FIFTH = [
  en('hey what date did we say for the chens', fact('12 Jun 2027')),
  en('how many heads are coming to hollis', fact('240')),
  en('what did eleanor give us as a budget', fact('5[.,]362')),
  en('remind me, how much has marlow still got to pay', says(['3[.,]362'])),
  en('who is looking after delgado on our side', fact('Mia Rosales')),
  en('what kind of event is birch and vale', fact('corporate')),
  en('is marlow confirmed yet or still waiting', fact('Booked')),
  en('how much does park still owe', says(['owes nothing'], /Hollis/)),
  de('wie viele gäste kommen bei whitcomb', fact('90')),
  de('um wieviel uhr fängt die Sato Hochzeit an', fact('10:30')),
  de('wer ist bei Reyes zuständig', fact('Mia Rosales')),
  es('cuál es el presupuesto de los Marlow', fact('5[.,]362')),
  es('dónde es la boda de Reyes', fact('Stonecroft')),
  en('tell me about the delgado party', says(['6[.,]200', '130'])),
  en('write Eleanor that the peonies are not available and suggest ranunculus instead', letter(/peonies are not available\. .*ranunculus/)),
  en('draft a reply to Mei Chen saying we can do the Glass House but need access from 9am', letter(/access from 9am/)),
  en('can you write a thank you note to the Parks for their wedding', letter(/thank you/i, /Park wedding/)),
  en('draft a reminder to Hollis that the deposit is overdue', letter(/4[.,]156/)),
  en('email Clara Delgado that her vases have arrived', letter(/^Hello Clara,\s+Your vases have arrived\./)),
  en('draft a message to the Delgados asking whether the hall has a ladder', letter(/whether the hall has a ladder\?/)),
  en('draft an apology email to Osei for the late refund', letter(/sorry for the late refund/)),
  en('remind the client to pay the balance', letter(/1[.,]753\.49 is due on 14 March 2027/), { at: MARLOW }),
  en('write a thank you message', letter(/^Hello Eleanor/), { at: MARLOW }),
  de(
    'Schreib Lucia Reyes, dass die Dahlien ausverkauft sind und wir Ranunkeln nehmen',
    letter(/Die Dahlien sind ausverkauft und wir nehmen Ranunkeln\./),
  ),
  de('Verfasse eine Zahlungserinnerung an Hollis', letter(/sind noch offen/)),
  es('escribe a Clara Delgado que las peonías no llegan y propón ranúnculos', letter(/Las peonías no llegan\. Proponemos ranúnculos/)),
  en('text Lucia that we are running late', message(/late/)),
  en('which client owes us the most', says(['^Hollis'])),
  en('whats our biggest project next year', says(['^Chen'])),
  en('which wedding has the most guests', says(['^Chen', '150'])),
  en('whats the smallest job on the books', says(['^Sato'])),
  en('top 3 clients by value', says(['Chen', 'Hollis', 'Reyes'], /Delgado/)),
  en('what is our average guest count', says(['average', '\\d guests'])),
  en('how many guests do we have in total across june', says(['^270'])),
  en('how many leads came in last week', says(['leads? came in'], /open leads/)),
  en('how many enquiries did we get in october', says(['Oct 2026'], /2027/)),
  en('what did we earn in november', says(['came in', '\\d'])),
  de('wer schuldet uns am meisten', says(['^Hollis'])),
  de('welche Hochzeit hat die meisten Gäste', says(['^Chen', '150'], /Hollis/)),
  es('cuál es el proyecto más grande', says(['^Chen'])),
  en('what is on this weekend', agenda),
  en('what do I have on friday', agenda),
  en('what does next week look like', agenda),
  en('what is happening on december 2', agenda),
  de('was steht nächste Woche an', agenda),
  de('was ist am Wochenende los', agenda),
  es('qué tenemos la semana que viene', agenda),
  en('change the guest count of marlow to 140', step('write', 'tenant_crm.change_project', { guest_count: 140 })),
  en('delete the lead from Kestrel Books', byHand('Kestrel')),
  en('send the contract to Mei Chen for signing', byHand('contract')),
  en('mark the hollis invoice as paid', step('money', 'payments.record_payment', { amount_cents: 415_680 })),
  // Since meetings can be booked: there is no such kind of meeting, so it asks which one.
  en('book a tasting for nora bellamy on thursday at 2', asks(/No kind of meeting is called .tasting/)),
  de('Erhöhe das Budget von Hollis auf 12000', step('write', 'tenant_crm.change_project', { budget_cents: 1_200_000 })),
  es('cambia el lugar de la boda Reyes a Stonecroft Barn', aMano('página del proyecto de Reyes')),
  en('weddings with more than 120 guests', says(['^1 ', 'Chen'], /Marlow/)),
  en('unpaid invoices from before october', [says(['No invoice'], /Reyes/), cannot]),
  en('which invoices are overdue by more than 100 days', says(['No invoice'], /4[.,]156/)),
  de('welche Rechnungen sind im Dezember fällig', says(['Dec 2026'], /4[.,]156/)),
  en('what is left to pay', says(['3[.,]362'], /Hollis/), { at: MARLOW }),
  en('how many guests', fact('^Chen', '150'), { at: CHEN }),
  en('has the contract been signed', says(['not signed'], /Marlow/), { at: CHEN }),
  en('whats the venue and when do we start', says(['Ansgar', '18:30']), { at: HOLLIS }),
  en(['tell me about hollis', 'who is the contact there?'], says(['Judith'])),
  en(['tell me about chen', 'who is the planner', 'and the venue?'], says(['Glass House'], /Kiln/)),
  en('wich contarcts are not sigend', says(['Chen'], /Marlow/)),
  en('whats teh budgte of delgado', fact('6[.,]200')),
  de('wieviele gaeste hat chen', fact('150')),
  de('welche rechnungen sind ueberfaellig', says(['Hollis'])),
  en(['what is the budget of reyes', 'no, I meant Hollis'], fact('11[.,]200')),
  en(['where is the sato elopement', 'and how many guests?', 'and the budget?'], fact('1[.,]450')),
  en('12 centrepieces with 5 roses each: how many roses do I order?', recipe(piece(/cent/i, 12, { rose: 5 }))),
  en('how many peonies for 20 centerpieces at 7 each', recipe(pieceWith(/cent/i, 20, ['peon']))),
  en('how many bunches of 25 for 120 roses', says(['^5 bunches'])),
  de('10 Tischgestecke mit je 8 Rosen: wie viele Rosen muss ich bestellen?', recipe(piece(/cent/i, 10, { rose: 8 }))),
  en('write a message', asks()),
  en('open the timeline', opensAt('project_view', REYES), { at: REYES }),
  en('write to the bride that we come at 9', letter(/come at 9/), { at: DELGADO }),
  de('Verschieb das Gespräch mit Birch & Vale auf nächsten Mittwoch', vonHand('Termin verschieben')),
  en('move the chat with eleanor to friday', byHand('move a meeting')),
  en('move the chen wedding to the sunday after', moveDate(CHEN, '2027-06-13')),
  en('what did the park couple think of us', notKnown),
  en('how much of the grant is left', notKnown),
  en('how far out is Marlow, in weeks', fact('\\d+ weeks', '12 Jun 2027')),
  de(
    'Wann ist die Hochzeit Chen-Abbott und sind wir da schon ausgebucht?',
    says(['Chen–Abbott wedding is on', 'On the same day', 'Marlow & Okafor']),
  ),
  en('which of our events dont have a date yet', says(['^1 project', 'Walk-in quote'])),
  en('how many weddings do we have on the books', says(['1 of them lost'])),
];
