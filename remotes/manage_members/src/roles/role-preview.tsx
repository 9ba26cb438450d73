import type { RolePreview } from '@butterfly/contracts/manage_members';
import { Icon, iconNamed } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../members.client';
import type { RoleDraft } from './role-draft';

/** View as this role: what somebody with the permissions in the editor would see, saved or not. */
export function RolePreviewPanel({ draft: { plugins, features, is_admin } }: { draft: RoleDraft }) {
  const query = useQuery({
    queryKey: ['preview', plugins, features, is_admin],
    queryFn: async ({ signal }) =>
      (await api.previewRole({ body: { plugins: [...plugins], features: [...features], is_admin }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="mm-preview" aria-label="View as this role">
      <Loaded query={query} what="the preview" kind="cards">
        {(data) => <Preview data={data} />}
      </Loaded>
    </section>
  );
}

function Preview({ data: { cards, nav, pages, hidden } }: { data: RolePreview }) {
  return (
    <div className="mm-preview-columns">
      <div>
        <h3>
          Tools of a project <span className="bf-soft">{cards.length}</span>
        </h3>
        {cards.length === 0 ? (
          <p className="bf-soft">You don’t have access to any tools.</p>
        ) : (
          <p className="mm-chips">
            {cards.map((card) => (
              <span key={card} className="mm-chip">
                {card}
              </span>
            ))}
          </p>
        )}
      </div>
      <div>
        <h3>
          Navigation <span className="bf-soft">{nav.length}</span>
        </h3>
        <ul className="mm-plain">
          {nav.map(({ label, icon, route }) => (
            <li key={route}>
              <Icon name={iconNamed(icon)} size={16} /> {label}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>
          Pages <span className="bf-soft">{pages.length}</span>
        </h3>
        <p className="bf-soft">
          {[...new Set(pages.map(({ title }) => title))].slice(0, 12).join(', ')}
          {pages.length > 12 && ' …'}
        </p>
        {hidden.length > 0 && (
          <p>
            <Icon name="lock" size={16} /> Never leaves the server: {hidden.join(', ').toLowerCase()}
          </p>
        )}
      </div>
    </div>
  );
}
