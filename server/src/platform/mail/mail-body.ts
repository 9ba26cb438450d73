import * as z from 'zod';

/** A file as it is handed to the mail server: where its bytes lie, and what it is called. */
const attachment = z.object({ hash: z.string(), name: z.string(), type: z.string(), size: z.number() });
export type Attachment = z.output<typeof attachment>;

/** An invitation that calendar programs act upon (iTIP). */
const invite = z.object({ method: z.enum(['CANCEL', 'REQUEST']), text: z.string() });
export type MailInvite = z.output<typeof invite>;

const body = z.object({
  text: z.string(),
  html: z.string().optional(),
  attachments: z.array(attachment).default([]),
  invite: invite.optional(),
});

/** What a mail says, as it is kept (sealed) until it is sent. */
export type MailBody = z.output<typeof body>;

/** No text has this character: it stands before what is more than text. */
const MARK = '\u0000';

export function packBody(mail: z.input<typeof body>): string {
  return MARK + JSON.stringify(mail);
}

/** What was written by the version before is text alone. */
export function unpackBody(packed: string): MailBody {
  return packed.startsWith(MARK) ? body.parse(JSON.parse(packed.slice(MARK.length))) : { text: packed, attachments: [] };
}
