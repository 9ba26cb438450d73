import { readWords } from './read-words';

it('reads words with commas between them, each once', () => expect(readWords(' VIP, spring ,,VIP')).toEqual(['VIP', 'spring']));
