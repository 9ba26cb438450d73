import type { ImportedConversation } from './api';
import type { DemoBuilder } from '../../demo/demo-business';

type Line = readonly [direction: 'in' | 'out', daysAgo: number, time: string, body: string];

interface DemoTexts {
  readonly phone: string;
  readonly project?: string;
  readonly unread?: number;
  readonly optState?: 'opted_out';
  readonly by?: string;
  readonly lines: readonly Line[];
}

const FERN: readonly DemoTexts[] = [
  {
    phone: '+15185550142',
    project: 'Marlow & Okafor wedding',
    unread: 1,
    by: 'mia',
    lines: [
      ['out', 6, '15:04', 'Hello Eleanor, your moodboard has two new versions of the arch. Have a look when you have a quiet moment.'],
      ['in', 6, '15:31', 'Love the second one!! 🌸 Can the ranunculus be a bit whiter?'],
      ['out', 5, '09:12', 'Of course. I have swapped in Elegance White and kept the Juliet roses.'],
      ['in', 1, '18:47', 'Perfect. My mother asks whether the ceremony chairs get a little something too?'],
    ],
  },
  {
    phone: '+16465550110',
    project: 'Chen–Abbott wedding',
    by: 'tom',
    lines: [
      ['in', 3, '11:20', 'Hi, is the proposal still open until Friday?'],
      ['out', 3, '11:26', 'It is. If you need more time, just say so and I will extend it.'],
      ['in', 3, '11:27', 'Friday is fine, thank you!'],
    ],
  },
  {
    phone: '+19145550124',
    project: 'Reyes wedding',
    by: 'leo',
    lines: [
      ['out', 2, '16:40', 'Hello Lucía, we load the van at 7 tomorrow and are at the venue by 9. Call me at any time.'],
      ['in', 2, '16:58', 'Gracias! The gate code is the same as last time.'],
    ],
  },
  {
    phone: '+15185550145',
    optState: 'opted_out',
    lines: [
      ['out', 20, '10:00', 'Hello Grace, we have added you to the updates about the flowers.'],
      ['in', 20, '10:05', 'STOP'],
    ],
  },
];

const TEMPLATES = [
  { name: 'On our way', body: 'Hello {name}, we have just left the studio and will be with you in about 30 minutes.' },
  { name: 'Proposal sent', body: 'Hello {name}, your proposal from {business} is in your inbox. Any questions? Just reply here.' },
  { name: 'Thank you', body: 'Thank you for having us, {name}. We would love to see a photograph when you have one!' },
];

/** A few conversations, one of them unread and one opted out. */
export const builder: DemoBuilder = {
  order: 40,
  build: async ({ platform, business, projects, today }) => {
    if (business.key !== 'fern') return;
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      const { contacts } = platform.api('tenant_crm');
      const conversations: ImportedConversation[] = [];
      for (const { phone, project, unread = 0, optState, by, lines } of FERN) {
        const [contact] = await contacts.withPhone(db, phone);
        const byId = by === undefined ? undefined : business.members.get(by);
        const messages = lines.map(([direction, daysAgo, time, body]) => ({
          direction,
          body,
          at: momentAgo(today, daysAgo, time),
          status: direction === 'in' ? ('received' as const) : ('delivered' as const),
          ...(direction === 'out' && byId !== undefined && { byId }),
        }));
        conversations.push({
          phone,
          contactId: contact?.id ?? null,
          projectId: (project && projects.get(project)) || null,
          unread,
          ...(optState && { optState }),
          messages,
        });
      }
      await platform.api('twilio_communications').importTexts(db, { conversations, templates: TEMPLATES });
    });
  },
};

function momentAgo(today: string, days: number, time: string): string {
  return new Date(Date.parse(`${today}T${time}:00Z`) - days * 86_400_000).toISOString();
}
