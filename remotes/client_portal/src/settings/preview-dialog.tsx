import type { Person } from '@butterfly/contracts/client_portal';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys } from '../client_portal.client';
import { Frame } from '../portal/frame';
import { PortalHome } from '../portal/portal-home';
import { useWords } from '../words/use-words';

/** The portal as one of its people sees it; nothing opens, and nobody is noted as having been there. */
export function PreviewDialog({
  projectId,
  person,
  onClose,
}: {
  readonly projectId: string;
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const preview = useQuery({
    queryKey: keys.preview(projectId, person.id),
    queryFn: async ({ signal }) => (await api.previewPortal({ params: { projectId, personId: String(person.id) }, signal })).data,
    staleTime: 0,
  });
  const { words } = useWords(person.language);
  return (
    <Modal open width={760} title={`As ${person.name} sees it`} footer={null} onCancel={onClose}>
      <Loaded query={preview} what="the portal" kind="cards">
        {(portal) =>
          words && (
            <Frame brand={portal.brand} business={portal.business} lang={portal.me.language}>
              <PortalHome portal={portal} words={words} token={null} isBusy={false} said="" onOpen={null} />
            </Frame>
          )
        }
      </Loaded>
    </Modal>
  );
}
