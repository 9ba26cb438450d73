import { newNotice, noticeQuery, operations } from './index';

describe('notices contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/notices\//);
  });

  it('refuses a notice without a title, and makes the rest of it up', () => {
    expect(newNotice.safeParse({ title: '  ' }).success).toBe(false);
    expect(newNotice.parse({ title: ' Van ' })).toMatchObject({
      title: 'Van',
      severity: 'info',
      scope: 'all',
      targets: [],
      requires_ack: false,
      publish_at: null,
    });
  });

  it('begins a list with everything that is shown', () => {
    expect(noticeQuery.parse({})).toMatchObject({ page: 1, page_size: 25 });
  });
});
