export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { newNotice, notice, noticePatch, noticeQuery, noticeScope, noticeStatus, receipt, severity, targets } from './schema';
export type { NewNotice, Notice, NoticePatch, NoticeQuery, NoticeStatus, Receipt } from './schema';
