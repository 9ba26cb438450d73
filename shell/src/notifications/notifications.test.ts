import { createNotifications } from './notifications';

const make = () => {
  const announced: string[] = [];
  return { announced, notifications: createNotifications((text) => void announced.push(text)) };
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

  it.each([[null], ['text'], [{ id: 1, title: 'x' }], [{ title: 'x', content: 'y' }], [{ type: 'release', notification: frame(1) }], [{ type: 'notification.created' }]])('ignores %j (T-217)', (wrong) => {
    const { notifications, announced } = make();
    notifications.frameArrived(wrong);
    expect([notifications.getState().items, announced]).toEqual([[], []]);
  });

  it('keeps the ten latest, newest first (T-101)', () => {
    const { notifications } = make();
    for (let id = 1; id <= 12; id += 1) notifications.frameArrived(frame(id));
    expect(notifications.getState().items.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(notifications.getState().unread).toBe(12);
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
});
