import { CodeForm } from './code-form';
import { Gate, type Shown } from './gate';
import { PortalHome } from './portal-home';
import { useOpen } from './use-open';

/** The home of a client: what comes next, and everything that was sent. */
export function Page() {
  return <Gate>{(shown) => <Home {...shown} />}</Gate>;
}

function Home({ token, portal, words }: Shown) {
  const { isBusy, said, waiting, open } = useOpen(token, words);
  if (waiting) return <CodeForm token={token} words={words} onProven={() => open(waiting)} />;
  return <PortalHome portal={portal} words={words} token={token} isBusy={isBusy} said={said} onOpen={(what) => void open(what)} />;
}
