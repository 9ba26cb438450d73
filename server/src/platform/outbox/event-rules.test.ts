import { defineEvent } from '@butterfly/contracts/core';
import * as z from 'zod';
import { EventRules } from './event-rules';

const spec = defineEvent({ subject: 'thing', key: 'thing_id', payload: z.object({ thing_id: z.int() }) });
const rules = (checksPayloads = true) =>
  new EventRules([{ id: 'zz', events: { 'zz.thing.happened@1': spec } }, { id: 'yy' }], { checksPayloads });

describe('an event that is emitted', () => {
  it('stays in order with those about the same thing', () => {
    expect(rules().subjectOf('zz.thing.happened@1', { thing_id: 7 })).toBe('thing:7');
  });

  it('is refused when no module declares it', () => {
    expect(() => rules().subjectOf('zz.thing.forgotten@1', {})).toThrow('No module declares the event zz.thing.forgotten@1');
  });

  it('is refused in tests when it carries something else than its contract says', () => {
    expect(() => rules().subjectOf('zz.thing.happened@1', { thing_id: 'seven' })).toThrow('carries what its contract does not declare');
    expect(rules(false).subjectOf('zz.thing.happened@1', { thing_id: 'seven' })).toBe('thing:seven');
  });
});

describe('a catalogue of events', () => {
  it('of a module names its own events only', () => {
    expect(() => new EventRules([{ id: 'yy', events: { 'zz.thing.happened@1': spec } }], { checksPayloads: true })).toThrow(
      'must begin with "yy."',
    );
  });
});
