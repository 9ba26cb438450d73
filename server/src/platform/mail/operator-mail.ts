import type { PersonalMailTaker } from './mailer';

/** In a demo the person at the console is everybody: what the mail would have held is offered there, in one line. */
export function operatorMail(write: (line: string) => void): PersonalMailTaker {
  return ({ to, subject, secret }) => write(`[mail] ${oneLine(to)}: ${oneLine(subject)}: ${oneLine(secret)}\n`);
}

/** Somebody else's words must not look like a line of the log, nor steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
