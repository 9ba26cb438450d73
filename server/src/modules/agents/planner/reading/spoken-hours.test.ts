import { spokenHours } from './spoken-hours';

describe('hours in words', () => {
  it.each([
    ['remind me Friday at nine to write to the Whitcombs', 'remind me Friday at 9 to write to the Whitcombs'],
    ['sorry I meant Friday, at nine thirty', 'sorry I meant Friday, at 9:30'],
    ['move the call to half past eight', 'move the call to 8:30'],
    ['Erinnere mich Montag um halb acht daran', 'Erinnere mich Montag um 7:30 uhr daran'],
    ['Apunta una tarea: cargar el martes a las nueve y media', 'Apunta una tarea: cargar el martes a las 9:30'],
  ])('%s', (said, digits) => {
    expect(spokenHours(said)).toBe(digits);
  });

  it.each(['and add that we come at nine', 'tell her that we come at nine', 'how many of the guests who come at nine are vegetarian?'])(
    'stay as they were dictated: %s',
    (said) => {
      expect(spokenHours(said)).toBe(said);
    },
  );
});
