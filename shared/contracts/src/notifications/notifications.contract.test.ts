import { notification, notificationFrame } from './index';

const one = { id: 1, title: 'New project', content: 'Marlow & Okafor', created_at: '2026-11-21T09:00:00.000Z' };

describe('notifications contract', () => {
  it('T-135 a notification has id, title and content', () => {
    expect(notification.safeParse(one).success).toBe(true);
    expect(notification.safeParse({ ...one, title: undefined }).success).toBe(false);
  });

  it('T-136 the frame wraps it with its type', () => {
    expect(notificationFrame.safeParse({ type: 'notification.created', notification: one }).success).toBe(true);
    expect(notificationFrame.safeParse({ type: 'notification.read', notification: one }).success).toBe(false);
  });
});
