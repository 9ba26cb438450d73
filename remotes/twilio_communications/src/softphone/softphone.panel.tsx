import { CallCard } from './call-card';
import { ErrorCallCard } from './error-card';
import { HintCard } from './hint-card';
import { inCall } from './phone-state';
import { usePhone } from './use-phone';

/** The card of a call, over every page of the staff app. Nothing while there is no call. */
export function Panel() {
  const { phone, state } = usePhone();
  if (inCall(state)) return <CallCard phone={phone} state={state} />;
  if (state.hint) return <HintCard phone={phone} hint={state.hint} name={state.name} />;
  if (state.error !== null) return <ErrorCallCard phone={phone} error={state.error} />;
  return null;
}
