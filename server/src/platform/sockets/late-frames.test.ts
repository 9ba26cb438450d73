import { LateFrames } from './late-frames';

const PERMISSION = { type: 'permission' };
const told = { tenantId: 1, frame: PERMISSION };

describe('what a page missed between being made and opening its socket', () => {
  it('is what was said to everybody of the business, and to this member, and to nobody else', () => {
    const frames = new LateFrames(() => 0);
    frames.note({ ...told, memberId: null });
    expect(frames.missedBy({ tenantId: 1, memberId: 7 })).toEqual([PERMISSION]);
    expect(frames.missedBy({ tenantId: 2, memberId: 7 })).toEqual([]);
    const personal = new LateFrames(() => 0);
    personal.note({ ...told, memberId: 7 });
    expect(personal.missedBy({ tenantId: 1, memberId: 7 })).toEqual([PERMISSION]);
    expect(personal.missedBy({ tenantId: 1, memberId: 8 })).toEqual([]);
  });

  it('is told once of each kind, for 30 s, and only where it asks to ask again', () => {
    let now = 0;
    const frames = new LateFrames(() => now);
    frames.note({ ...told, memberId: null });
    frames.note({ ...told, memberId: 7 });
    frames.note({ tenantId: 1, memberId: null, frame: { type: 'notification.created' } });
    now = 30_000;
    expect(frames.missedBy({ tenantId: 1, memberId: 7 })).toEqual([PERMISSION]);
    now = 30_001;
    expect(frames.missedBy({ tenantId: 1, memberId: 7 })).toEqual([]);
  });
});
