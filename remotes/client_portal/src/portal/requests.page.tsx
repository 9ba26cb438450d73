import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { Gate, type Shown } from './gate';
import { WishForm } from './wish-form';
import { WishView } from './wish-view';

/** What was asked for, with its price before anybody says yes, and a form for more. */
export function Page() {
  return <Gate>{(shown) => <Wishes {...shown} />}</Gate>;
}

function Wishes({ token, portal, words }: Shown) {
  const found = useQuery({
    queryKey: keys.wishes(token),
    queryFn: async ({ signal }) => (await api.listWishes({ params: { token }, signal })).data.results,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <p>
        <Link to={`/portal/${token}`}>{words.portal}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {words.section.requests}
      </h1>
      {portal.state === 'live' && <WishForm token={token} words={words} />}
      {found.error && <p role="alert">{words.failed}</p>}
      {found.data?.length === 0 && <p className="bf-soft">{words.wishNone}</p>}
      {found.data?.map((wish) => (
        <WishView key={wish.id} wish={wish} token={token} portal={portal} words={words} />
      ))}
    </>
  );
}
