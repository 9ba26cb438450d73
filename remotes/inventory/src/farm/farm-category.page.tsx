import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { CropTable } from './crop-table';
import { Forecast } from './forecast';

/** The crops of one category, planned against cut. */
export function Page() {
  const { categoryId: id = '' } = useParams();
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.farm, 'category', id],
    queryFn: async ({ signal }) => (await api.getFarmCategory({ params: { id }, signal })).data,
  });
  return (
    <div className="bf-page">
      <Loaded query={found} what="the category" kind="table">
        {({ name, crops, forecast }) => (
          <>
            <PageHeader eyebrow={<Link to={nav.href('farm')}>Farm</Link>} title={name} />
            {crops.length === 0 ? (
              <EmptyState drawing="wreath" title="Nothing grows here yet" text="Crops of this category stand here once they are planned." />
            ) : (
              <>
                <CropTable crops={crops} />
                <div className="inv-columns inv-below">
                  <Forecast weeks={forecast} />
                </div>
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
