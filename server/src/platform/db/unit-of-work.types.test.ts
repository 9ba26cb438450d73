import type { Call } from '../define-module';
import type { Db } from './db';
import type { UnitOfWork } from './unit-of-work';

describe('the commit', () => {
  it('is offered to whoever opened the transaction, and to nobody it is handed to', () => {
    const repository = (db: Db) => {
      // @ts-expect-error a repository never commits its caller's transaction
      return () => db.commitWith((last) => last.rows('select 1'));
    };
    const handler = (call: Pick<Call, 'tx'>) => call.tx((db) => db.commitWith((last) => last.rows('select 1')));
    const insideTheLastWords = (db: UnitOfWork) =>
      db.commitWith((last) => {
        // @ts-expect-error the last words are said once
        return last.commitWith((again: Db) => again.rows('select 1'));
      });
    expect([repository, handler, insideTheLastWords]).toHaveLength(3);
  });
});
