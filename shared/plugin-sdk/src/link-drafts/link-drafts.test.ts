/** @jest-environment jsdom */
import { findLinkDraft, forgetLinkDrafts, keepLinkDraft } from './index';

const DAY_MS = 86_400_000;

describe('drafts behind a link', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('are kept for their link and their name, and forgotten when they were sent', () => {
    keepLinkDraft('one', { name: 'message', draft: { body: 'White' } });
    keepLinkDraft('two', { name: 'message', draft: { body: 'Ivory' } });
    expect([findLinkDraft('one', 'message'), findLinkDraft('one', 'other')]).toEqual([{ body: 'White' }, undefined]);
    forgetLinkDrafts('one', 'message');
    expect([findLinkDraft('one', 'message'), findLinkDraft('two', 'message')]).toEqual([undefined, { body: 'Ivory' }]);
  });

  it('of a link that opens nothing any more leave the device, and nothing else does', () => {
    keepLinkDraft('one', { name: 'message', draft: 'a' });
    keepLinkDraft('one', { name: 'wish', draft: 'b' });
    localStorage.setItem('another', 'c');
    forgetLinkDrafts('one');
    expect(Object.keys(localStorage)).toEqual(['another']);
  });

  it('are good for a month, and what is none is none', () => {
    jest.useFakeTimers({ now: new Date('2027-02-01T15:00:00Z') });
    keepLinkDraft('one', { name: 'message', draft: 'a' });
    jest.setSystemTime(Date.now() + 31 * DAY_MS);
    expect(findLinkDraft('one', 'message')).toBeUndefined();
    localStorage.setItem('butterfly-client:one:message', '{');
    expect(findLinkDraft('one', 'message')).toBeUndefined();
  });
});
