import type { NewAnswerTemplate, NewRequest, RequestStatus } from '@butterfly/contracts/client_requests';

export interface DemoRequest extends Omit<NewRequest, 'body' | 'priority' | 'project_id' | 'source'> {
  readonly project: string;
  readonly body?: string;
  readonly priority?: NewRequest['priority'];
  readonly source: NewRequest['source'];
  readonly status: RequestStatus;
  readonly hoursAgo: number;
  /** Hours after it was asked. */
  readonly said?: readonly { readonly by: 'client' | 'note' | 'studio'; readonly after: number; readonly body: string }[];
  readonly rating?: { readonly stars: number; readonly comment: string };
  readonly resolution?: string;
}

export const FERN_REQUESTS: readonly DemoRequest[] = [
  {
    ...{
      project: 'Marlow & Okafor wedding',
      type: 'change',
      title: 'One centrepiece less, please',
      asked_by: 'Tess Marlow',
      source: 'portal',
    },
    body: 'Kwame’s cousins cannot come, so that the long table goes. Everything else stays as it is!',
    ...{ status: 'new', hoursAgo: 3 },
  },
  {
    ...{ project: 'Hollis Foundation gala', type: 'question', title: 'Can the tables be ready by four?', asked_by: 'Rowan Hollis' },
    ...{ source: 'email', body: 'The photographer comes at half past four.', status: 'waiting_client', hoursAgo: 50 },
    said: [
      { by: 'note', after: 2, body: 'Hank: the van is back at one, so four is fine if the doors open at noon.' },
      { by: 'studio', after: 4, body: 'Yes, if we may come in at noon. Would you ask the house?' },
    ],
  },
  {
    ...{ project: 'Birch & Vale product launch', type: 'addition', title: 'Two more arrangements for the bar', asked_by: 'Lena Birch' },
    ...{ source: 'email', body: 'As the ones at the entrance, a little lower.', status: 'acknowledged', hoursAgo: 20 },
    said: [{ by: 'studio', after: 3, body: 'With pleasure. You hear the price from us tomorrow.' }],
  },
  {
    ...{
      project: 'Whitcomb memorial',
      type: 'change',
      title: 'White lilies instead of the roses',
      asked_by: 'Jonas Whitcomb',
      source: 'staff',
    },
    ...{ body: 'They were her favourites. He knows that it is late.', priority: 'urgent', status: 'in_progress', hoursAgo: 6 },
    said: [{ by: 'note', after: 1, body: 'Mia asks Hudson Valley whether forty stems can come by Thursday.' }],
  },
  {
    ...{
      project: 'Delgado quinceañera',
      type: 'question',
      title: 'Which vases may guests take home?',
      asked_by: 'Clara Delgado',
      source: 'sms',
    },
    ...{ status: 'new', hoursAgo: 70 },
  },
  {
    ...{
      project: 'Chen–Abbott wedding',
      type: 'date_change',
      title: 'Could we move to the Sunday?',
      asked_by: 'Grace Chen',
      source: 'portal',
    },
    ...{ body: 'The hall offers it for less.', status: 'in_progress', hoursAgo: 30 },
    said: [{ by: 'studio', after: 5, body: 'We look at the van and the people, and come back to you by Friday.' }],
  },
  {
    ...{ project: 'Reyes wedding', type: 'complaint', title: 'A bucket leaked in the hall', asked_by: 'Ida Reyes', source: 'staff' },
    ...{
      priority: 'high',
      status: 'closed',
      hoursAgo: 200,
      resolution: 'Hank dried the floor the same hour; we sent flowers to the house.',
    },
    said: [{ by: 'studio', after: 1, body: 'We are so sorry. Hank is on his way with towels.' }],
    rating: { stars: 4, comment: 'Quick and kind' },
  },
  {
    ...{ project: 'Park wedding', type: 'question', title: 'How do we keep the bouquet?', asked_by: 'Min Park', source: 'email' },
    ...{ status: 'closed', hoursAgo: 160, resolution: 'Told how to dry it' },
    said: [{ by: 'studio', after: 2, body: 'Hang it upside down in a dark, dry room for three weeks.' }],
    rating: { stars: 5, comment: 'So helpful' },
  },
];

export const FERN_ANSWERS: readonly NewAnswerTemplate[] = [
  { title: 'We have it', body: 'Thank you, we have your wish and look at it. You hear from us by tomorrow.' },
  { title: 'Price follows', body: 'Gladly. We work out what it comes to and send you the price; nothing changes before you say yes.' },
  {
    title: 'Too late for changes',
    body: 'The flowers for your day are ordered, so that we cannot change them any more. What we can do is move things about.',
  },
];

export const REIGER_REQUEST: Omit<DemoRequest, 'project'> = {
  ...{ type: 'question', title: 'Mogen de vazen blijven staan?', asked_by: 'Sanne de Wit', source: 'email', status: 'new', hoursAgo: 5 },
};
