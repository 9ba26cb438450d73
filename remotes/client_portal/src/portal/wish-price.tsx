import type { Wish } from '@butterfly/contracts/client_portal';
import { isApiError } from '@butterfly/plugin-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../client_portal.client';
import { CodeForm } from './code-form';
import { moneyText } from './format';
import type { Shown } from './gate';
import { useDoing } from './use-doing';

/** One wish in the portal of somebody. */
export type WishProps = Shown & { readonly wish: Wish };

type PriceProps = WishProps & { readonly quote: NonNullable<Wish['quote']> };

/** So far, with the change, and what the difference is made of: before anybody says yes. */
export function WishPrice({ wish: { id, may }, quote, token, portal, words }: PriceProps) {
  const client = useQueryClient();
  const { said, isBusy, doing } = useDoing(words);
  const [isAsked, setAsked] = useState(false);
  const { currency, before_cents, after_cents, parts, note, quoted_at, lines } = quote;
  const money = (cents: number) => moneyText({ cents, currency, language: portal.me.language });
  const signed = (cents: number) => (cents > 0 ? `+${money(cents)}` : money(cents));
  const params = { token, wishId: String(id) };
  const renew = () => client.invalidateQueries({ queryKey: keys.wishes(token) });
  const say = async (isYes: boolean): Promise<void> => {
    try {
      await (isYes ? api.approveWish({ params, body: { seen: quoted_at } }) : api.declineWish({ params, body: {} }));
    } catch (error) {
      if (isApiError(error) && error.code === 'client_portal.code_needed') return setAsked(true);
      await renew();
      throw error;
    }
    await renew();
  };
  if (isAsked) return <CodeForm token={token} words={words} onProven={() => Promise.resolve(setAsked(false))} />;
  return (
    <div className="portal-next">
      {lines.map(({ name, before, after }) => (
        <p key={name}>{`${name}: ${before} → ${after}`}</p>
      ))}
      <dl className="portal-price">
        <dt>{words.wishBefore}</dt>
        <dd className="bf-figures">{money(before_cents)}</dd>
        {parts.map(({ label, cents }) => (
          <div key={label}>
            <dt className="bf-soft">{label}</dt>
            <dd className="bf-figures bf-soft">{signed(cents)}</dd>
          </div>
        ))}
        <dt>{words.wishAfter}</dt>
        <dd className="bf-figures">
          <strong>{money(after_cents)}</strong>
        </dd>
      </dl>
      {note && <p>{note}</p>}
      {may.decide && (
        <p className="portal-buttons">
          <button type="button" className="portal-main" disabled={isBusy} onClick={() => void doing(() => say(true))}>
            {words.wishYes(signed(after_cents - before_cents))}
          </button>
          <button type="button" className="portal-plain" disabled={isBusy} onClick={() => void doing(() => say(false))}>
            {words.wishNo}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
