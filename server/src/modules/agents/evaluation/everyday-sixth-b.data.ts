import { de, en, es, leads, reads, says, step } from './everyday-outcomes';
import { CHEN, MARLOW, REYES } from './everyday-names';
import type { Outcome } from './everyday-case';

const letter = (...words: readonly RegExp[]): Outcome => ({
  kind: 'steps',
  steps: words.map((word) => ({ effect: 'draft' as const, tool: 'draft.message', arguments: () => ({ body: word }) })),
});
const fact = (...words: readonly (string | RegExp)[]) => says(words, /\bWith \w+ \w+ \(|did not understand/);

/** The other sentences of that working day: rentals, places, papers, people, changes, reports, and those in German and Spanish. */
export const EVERYDAY_SIXTH_B = [
  en('how many lanterns do we have', fact('Brass lantern: 38 of 40')),
  en('do we have enough lanterns for june 12', fact('12 more are promised')),
  en('where could we get the missing lanterns', fact('Tivoli')),
  en('what do we charge if someone breaks a gold compote', fact('24')),
  en('can we use real candles at stonecroft', fact('No open flame')),
  en('which venue has the insurance cert running out', fact('Hotel Ansgar', 'Onteora')),
  en('did the marlows sign', fact('signed by all')),
  en('which proposals are still waiting on an answer', fact('proposal waiting', 'Chen–Abbott')),
  en('is it ok to start ordering or is something still missing here', fact('^Not yet for Chen–Abbott', 'no proposal is accepted'), {
    at: CHEN,
  }),
  en('did they fill out the final details form', fact('not back yet'), { at: MARLOW }),
  en('new number for the bride here its 518 555 0142', says(['cannot change how somebody is reached']), { at: MARLOW }),
  en('whos our contact at the hollis foundation', fact('Judith Hollis')),
  en(['who referred marlow?', 'have they sent us anyone else'], fact('Rivergate', '2')),
  en(
    'move the st brendans benefit to the saturday after',
    step('write', 'project_view.change_event_time', (facts) => ({ projectId: facts.project('St Brendan’s school benefit') })),
  ),
  en(['book a 30 min call with chen-abbott thursday at 2', 'no sorry, friday at 2'], step('write', 'event_meetings.book')),
  en('compare weddings and corporate this year, number and money', fact('wedding: 3 projects', 'corporate: 0 projects')),
  en('how many weddings do we have on the books', says(['1 of them lost'])),
  en('what did the park couple think of us', fact('9')),
  de(
    'was steht heute und morgen an',
    reads('agenda.overview', (facts) => ({ from: facts.today, to: facts.inDays(1) })),
  ),
  de('Wann ist die Hochzeit Chen-Abbott und sind wir da schon ausgebucht?', fact('12 Jun 2027', 'Marlow & Okafor')),
  de('wer hat noch nicht bezahlt', fact('Hollis Foundation gala', '4,156\\.80')),
  de(['Was hat Marlow insgesamt gekostet?', 'und wieviel davon ist schon da'], fact('2,000', '3,362\\.12')),
  de('wieviele hortensien brauchen wir hierfür und was kosten die', fact('43 stems', '5 bunches', '105'), { at: MARLOW }),
  de(
    'Schreib der Familie Whitcomb kurz, dass wir weiße Levkojen und Löwenmäulchen nehmen und um 10 liefern',
    letter(/Familie Whitcomb/, /nehmen weiße Levkojen und Löwenmäulchen und liefern um 10/),
  ),
  de('leg mal ne aufgabe für hank an, transporter volltanken bis freitag', step('write', 'project_view.add_task', { title: /volltanken/ })),
  de('welche anfragen sind noch offen?', fact('9 open leads', 'Bellamy & Crane.*too long')),
  de('reichen die Laternen am 12. Juni', fact('12 more are promised')),
  de('darf man im Stonecroft Barn Kerzen anzünden und ab wann kommen wir rein?', fact('No open flame', '11:00')),
  de('Verschieb das Gespräch mit Birch & Vale auf nächsten Mittwoch', says(['cannot move a meeting'])),
  de('wie läufts dieses jahr, umsatz und anzahl aufträge', fact('2026', 'projects?')),
  es('que tenemos esta semana', reads('agenda.overview')),
  es('cuánto nos debe todavía Marlow', fact('3,362\\.12')),
  es('los delgado pagaron de más?', fact('^No, Delgado')),
  es('cuantas rosas julieta faltan para la boda reyes', fact('4')),
  es('qué día es lo de los Whitcomb', fact('Whitcomb memorial is on')),
  es(
    'escríbele a la señora delgado un mensajito, que para la quinceañera llevamos ranúnculos blancos y waxflower rosa',
    letter(/ranúnculos blancos/, /waxflower rosa/),
  ),
  es(
    ['ponle a Mia una tarea, revisar la receta del arco antes del lunes', 'mejor para Priya'],
    step('write', 'project_view.add_task', { title: /receta del arco/ }),
  ),
  es('hay clientes nuevos sin contestar?', [fact('4 leads', 'Bellamy & Crane'), leads({ status: 'new' })]),
  es('cuántas bodas tenemos en 2027', says(['1 of them lost|^2 '])),
  es('cambia el teléfono del contacto de aquí, ahora es 845-555-0177', says(['cannot change how somebody is reached']), { at: REYES }),
];
