import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../client_portal.client';
import { SECTION_WORDS, VISIT_WORDS } from './words';

/** Who came, and what they opened; the newest first. */
export function ActivityList({ projectId }: { readonly projectId: string }) {
  const found = useQuery({
    queryKey: keys.activity(projectId),
    queryFn: async ({ signal }) => (await api.getActivity({ params: { projectId }, signal })).data.results,
  });
  return (
    <section className="portal-panel" aria-label="Who was there">
      <h2>Who was there</h2>
      <Loaded query={found} what="the visits" kind="table">
        {(all) =>
          all.length === 0 ? (
            <p className="bf-soft">Nobody was there yet. You are told when somebody comes for the first time.</p>
          ) : (
            <ul className="portal-rows">
              {all.map(({ id, person, section, what, at }) => (
                <li key={id}>
                  <span>
                    <strong>{person}</strong> {VISIT_WORDS[what]}
                    {section && ` “${SECTION_WORDS[section]}”`}
                  </span>
                  <span className="bf-soft">
                    <DateText value={at} as="moment" />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
