import type { StripeObject } from './stripe-books';

const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page as plain as it can be: what is paid, one way to pay it, one way back. */
export function hostedPage(session: StripeObject): string {
  const cents = session['amount_total'];
  const sum = typeof cents === 'number' ? `${(cents / 100).toFixed(2)} ${String(session['currency']).toUpperCase()}` : '';
  const body =
    session['status'] === 'open'
      ? `<form method="post"><button name="do" value="pay">${sum === '' ? 'Save card' : `Pay ${escaped(sum)}`}</button>
         <button name="do" value="back">Back</button></form>`
      : '<p>This page was paid already.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stripe (fake)</title>
<body style="font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem"><h1>Stripe (fake)</h1><p>${escaped(session['title'])}</p>${body}`;
}
