import { createTransport, type DKIMOptions } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Environment } from '../../../platform/environment';
import { signatureOf } from '../../../platform/mail/dkim';
import { addressOf } from '../settings/service';
import type { MailProvider, OutgoingMail, SendOutcome } from './provider';

const NO_MAILBOX = new Set([550, 551, 553]);
const MAILBOX_CODE = /\b5\.1\.[0-36]\b/;

type Settings = Pick<Environment, 'DKIM_DOMAIN' | 'DKIM_PRIVATE_KEY' | 'DKIM_SELECTOR' | 'MAIL_FROM' | 'SMTP_TIMEOUT_MS'>;

/** Hands mails to the mail server at `url`, one connection each: what went wrong is then known to be about that mail. */
export function smtpProvider(url: string, env: Settings): MailProvider {
  const from = addressOf(env.MAIL_FROM);
  const dkim = signatureOf(env);
  return {
    send: async (mail) => {
      let raw: Buffer;
      try {
        raw = await composed(mail, { from, dkim });
      } catch (error) {
        return { kind: 'refused', error: `The mail could not be made: ${messageOf(error)}` };
      }
      return handOver(raw, { url, from, to: mail.to, timeout: env.SMTP_TIMEOUT_MS });
    },
  };
}

async function composed(mail: OutgoingMail, { from, dkim }: { from: string; dkim: DKIMOptions | undefined }): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: mail.fromName, address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    attachments: [...mail.attachments],
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  if (!Buffer.isBuffer(message)) throw new Error('it is no message');
  return message;
}

interface Handing {
  readonly url: string;
  readonly from: string;
  readonly to: string;
  readonly timeout: number;
}

/** Before the mail was begun nothing has left; after that only the server's own answer says whether it has. */
function handOver(raw: Buffer, { url, from, to, timeout }: Handing): Promise<SendOutcome> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout });
  return new Promise((resolve) => {
    let begun = false;
    const settle = (outcome: SendOutcome) => {
      resolve(outcome);
      connection.close();
    };
    const fail = (error: unknown) => settle(outcomeOf(error, { begun }));
    connection.once('error', fail);
    connection.once('end', () => fail(new Error('The connection was closed.')));
    const send = () => {
      begun = true;
      connection.send({ from, to: [to] }, raw, (error) => (error ? fail(error) : settle({ kind: 'accepted' })));
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth) return send();
      connection.login(auth, (refused) => (refused ? fail(refused) : send()));
    });
  });
}

/** Answers of a server begin with a number: 4 is for now, 5 for good. Its words stay out: a filter likes to quote the link in the mail. */
function outcomeOf(error: unknown, { begun }: { begun: boolean }): SendOutcome {
  const { responseCode, response, command } = error as { responseCode?: number; response?: string; command?: string };
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500)
    return { kind: 'later', error: `The mail server said “not now” (${responseCode}).` };
  if (responseCode !== undefined && responseCode >= 500) {
    const gone = begun && (MAILBOX_CODE.test(response ?? '') || (command === 'RCPT TO' && NO_MAILBOX.has(responseCode)));
    return { kind: gone ? 'gone' : 'refused', error: `The mail server said “no” (${responseCode}).` };
  }
  if (!begun) return { kind: 'later', error: 'The mail server could not be reached.' };
  return {
    kind: 'unknown',
    error: 'The mail server did not say whether it has taken this mail: it may or may not have arrived. Send it again if it did not.',
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
