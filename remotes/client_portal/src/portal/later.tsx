import { Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { keys } from '../client_portal.client';
import type { MoreWords } from '../words/more/more-words';
import type { Shown } from './gate';

export interface ShownMore extends Shown {
  readonly more: MoreWords;
}

interface LaterProps extends Shown {
  readonly section: 'files' | 'messages' | 'timeline';
  readonly part: ComponentType<ShownMore>;
}

/** A page whose part is loaded once the portal is there: the first visit brings neither its code nor its words. */
export function Later({ section, part: Part, ...shown }: LaterProps) {
  const { portal, token, words } = shown;
  const more = useQuery({
    queryKey: keys.moreWords(portal.me.language),
    queryFn: async () => (await import('../words/more/more-words')).moreWords(portal.me.language),
    staleTime: Infinity,
  });
  return (
    <>
      <p>
        <Link to={`/portal/${token}`}>{words.portal}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {words.section[section]}
      </h1>
      {more.error && <p role="alert">{words.failed}</p>}
      <Suspense fallback={<Skeleton kind="cards" label={words.opening} />}>
        {portal.sections.includes(section) ? more.data && <Part {...shown} more={more.data} /> : <p>{words.nothingHere}</p>}
      </Suspense>
    </>
  );
}
