import { createNotifications, KEPT } from './notifications';

const make = () => {
  const announced: string[] = [];
  const read: (number | null)[] = [];
  const latest: object[] = [];
  const parts = {
    announce: (text: string) => void announced.push(text),
    once: (_id: string, run: () => void) => run(),
    markRead: (upTo: number | null) => void read.push(upTo),
    fetchLatest: async () => latest,
  };
  return { announced, read, latest, notifications: createNotifications(parts) };
};
const frame = (id: number | string) => ({ id, title: `Title ${id}`, content: 'Words' });

describe('notifications', () => {
  it('takes a bare one with id, title and content (T-135, T-217) and says it as "title: content" (T-104)', () => {
    const { notifications, announced } = make();
    notifications.frameArrived(frame(1));
    expect(notifications.getState()).toMatchObject({ items: [frame(1)], unread: 1 });
    expect(announced).toEqual(['Title 1: Words']);
  });

  it('takes a wrapped one (T-136, T-217)', () => {
    const { notifications } = make();
    notifications.frameArrived({ type: 'notification.created', notification: frame('n-1') });
    expect(notifications.getState().items).toEqual([frame('n-1')]);
  });

  it.each([
    [null],
    ['text'],
    [{ id: 1, title: 'x' }],
    [{ title: 'x', content: 'y' }],
    [{ type: 'release', notification: frame(1) }],
    [{ type: 'notification.created' }],
  ])('ignores %j (T-217)', (wrong) => {
    const { notifications, announced } = make();
    notifications.frameArrived(wrong);
    expect([notifications.getState().items, announced]).toEqual([[], []]);
  });

  it('keeps the ten latest, newest first (T-101, T-326)', () => {
    expect(KEPT).toBe(10);
    const { notifications } = make();
    for (let id = 1; id <= 12; id += 1) notifications.frameArrived(frame(id));
    expect(notifications.getState().items.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(notifications.getState().unread).toBe(12);
  });

  it('brings back what was read before the page was loaded when the popover opens, with time and page; it is neither counted nor announced', async () => {
    const { notifications, announced, latest } = make();
    const created_at = '2027-03-13T10:00:00.000Z';
    latest.push(
      { ...frame(5), created_at, link: '/moodboard/7' },
      frame(4),
      { ...frame(3), link: 'https://evil.example/' },
      { wrong: true },
    );
    notifications.frameArrived(frame(5));
    notifications.frameArrived(frame(6));
    notifications.popoverOpened();
    await Promise.resolve().then(() => undefined);
    expect(notifications.getState()).toMatchObject({ items: [frame(6), frame(5), frame(4), frame(3)], unread: 0 });
    expect(notifications.getState().items.map(({ link }) => link)).toEqual([undefined, undefined, undefined, undefined]);
    expect(announced).toEqual(['Title 5: Words', 'Title 6: Words']);
    notifications.frameArrived(frame(4));
    expect(announced).toHaveLength(2);
  });

  it('keeps time and page of a notification, and no page of another site', () => {
    const { notifications } = make();
    const created_at = '2027-03-13T10:00:00.000Z';
    notifications.frameArrived({ ...frame(1), created_at, link: '/moodboard/7' });
    notifications.frameArrived({ ...frame(2), link: 'https://evil.example/' });
    expect(notifications.getState().items).toEqual([frame(2), { ...frame(1), created_at, link: '/moodboard/7' }]);
  });

  it('shows one that arrives twice once', () => {
    const { notifications, announced } = make();
    notifications.frameArrived(frame(1));
    notifications.frameArrived({ ...frame('1') });
    expect([notifications.getState().unread, announced.length]).toEqual([1, 1]);
  });

  it('resets the count when the popover opens and counts again after it closed (T-103)', () => {
    const { notifications } = make();
    notifications.frameArrived(frame(1));
    notifications.popoverOpened();
    notifications.frameArrived(frame(2));
    expect(notifications.getState().unread).toBe(0);
    notifications.popoverClosed();
    notifications.frameArrived(frame(3));
    expect(notifications.getState().unread).toBe(1);
  });

  it('tells the server what was seen: on opening, and what came while it was open on closing; never twice', () => {
    const { notifications, read } = make();
    notifications.popoverOpened();
    notifications.popoverClosed();
    expect(read).toEqual([]);
    [3, 7, 5].forEach((id) => notifications.frameArrived(frame(id)));
    notifications.popoverOpened();
    expect(read).toEqual([7]);
    notifications.frameArrived(frame(8));
    expect(notifications.getState().unread).toBe(0);
    notifications.popoverClosed();
    notifications.popoverOpened();
    expect(read).toEqual([7, 8]);
  });

  it('follows what another tab has read: one, or all up to one; what came later stays new', () => {
    const { notifications } = make();
    [1, 2, 3, 4].forEach((id) => notifications.frameArrived(frame(id)));
    notifications.frameArrived({ type: 'notification.read', id: 4 });
    expect(notifications.getState().unread).toBe(3);
    notifications.frameArrived({ type: 'notification.read', up_to: 2 });
    expect(notifications.getState()).toMatchObject({ unread: 1, items: [{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }] });
  });

  it('counts beyond the ten it lists', () => {
    const { notifications } = make();
    for (let id = 1; id <= 40; id += 1) notifications.frameArrived(frame(id));
    expect([notifications.getState().unread, notifications.getState().items.length]).toEqual([40, 10]);
  });
});
