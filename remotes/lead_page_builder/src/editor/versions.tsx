import type { Page } from '@butterfly/contracts/lead_page_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api, keys } from '../lead_page_builder.client';

interface VersionsProps {
  readonly page: Page;
  readonly disabled: boolean;
  readonly onRestored: (page: Page) => void;
}

/** What visitors have seen, each time it was published. */
export function Versions({ page, disabled, onRestored }: VersionsProps) {
  const params = { id: String(page.id) };
  const versions = useQuery({
    queryKey: keys.versions(params.id),
    queryFn: async ({ signal }) => (await api.listVersions({ params, signal })).data,
  });
  const restore = useAction<number, { data: Page }>({
    run: (version_id) => api.restorePage({ params, body: { version_id } }),
    invalidates: [keys.pages],
    successMessage: () => 'It is the draft now; visitors see it when you publish',
    onSuccess: ({ data }) => onRestored(data),
  });
  return (
    <section className="bf-panel" aria-labelledby="versions">
      <h2 id="versions">What visitors have seen</h2>
      <Loaded query={versions} what="the versions" kind="table">
        {(list) =>
          list.length === 0 ? (
            <p className="bf-soft">Nothing yet: the page was never published.</p>
          ) : (
            <ul className="lead_page_builder-list">
              {list.map(({ id, title, created_at }) => (
                <li key={id}>
                  <span className="lead_page_builder-grow">{title}</span>
                  <DateText value={created_at} as="moment" />
                  {!disabled && (
                    <Button size="small" loading={restore.busy} onClick={() => restore.go(id)}>
                      Bring back
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
