import { existsSync } from 'node:fs';
import { homeOf } from './homes';
import { newPlugin } from './new-plugin';

it.each(['page', 'event', 'id'])('refuses to call a record %s, a word that the contract uses itself', (record) => {
  expect(() => newPlugin({ id: 'zz_never_written', record })).toThrow(`"${record}" is a word of every contract`);
  expect(existsSync(homeOf('contract', 'zz_never_written'))).toBe(false);
});
