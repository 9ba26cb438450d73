import type { Settings, Sharing, TeamFile } from '@butterfly/contracts/client_portal';
import { useAction, useCan } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { ProjectLink } from '@butterfly/record-kit/page';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { api, keys } from '../client_portal.client';

const ALL = 'all';

/** Files of the project: with whom each is shared, and those that clients have sent. */
export function FilesPanel({ settings }: { readonly settings: Settings }) {
  const mayRead = useCan('tenant_crm');
  return (
    <section className="portal-panel" aria-label="Files">
      <h2>Files</h2>
      {mayRead ? <Files settings={settings} /> : <p className="bf-soft">Files belong to the project, which you may not open.</p>}
    </section>
  );
}

function Files({ settings }: { readonly settings: Settings }) {
  const projectId = String(settings.project_id);
  const found = useQuery({
    queryKey: keys.files(projectId),
    queryFn: async ({ signal }) => (await api.listTeamFiles({ params: { projectId }, signal })).data.results,
  });
  return (
    <Loaded query={found} what="the files" kind="table">
      {(files) => (
        <>
          <p className="bf-soft">
            Nobody sees a file of <ProjectLink id={settings.project_id}>the project</ProjectLink> before you share it here.
          </p>
          {files.length === 0 && (
            <p className="bf-soft">The project has no files yet. Add them on its page; what clients send appears here.</p>
          )}
          <ul className="portal-rows">
            {files.map((file) => (
              <Row key={file.id} file={file} settings={settings} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Row({ file, settings }: { readonly file: TeamFile; readonly settings: Settings }) {
  const projectId = String(settings.project_id);
  const share = useAction<Sharing, unknown>({
    run: (body) => api.shareFile({ params: { projectId, fileId: String(file.id) }, body }),
    invalidates: [keys.files(projectId)],
  });
  const people = settings.people.filter(({ is_active, sees_files }) => is_active && sees_files);
  const value = file.for_all ? [ALL] : file.for_people.map(String);
  return (
    <li>
      <span className="portal-row-words">
        <span>{file.name}</span>
        <span className="bf-soft">
          {file.sent_by !== null && `sent by ${file.sent_by} · `}
          <DateText value={file.at} as="moment" />
        </span>
      </span>
      <Select
        mode="multiple"
        className="portal-share"
        aria-label={`Share ${file.name} with`}
        placeholder="Share with…"
        loading={share.busy}
        value={value}
        options={[{ value: ALL, label: 'Everybody' }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(next: string[]) => share.go(sharingOf(next, file.for_all))}
      />
    </li>
  );
}

/** "Everybody" and single names take each other's place, whichever was chosen last. */
function sharingOf(chosen: readonly string[], wasForAll: boolean): Sharing {
  const names = chosen.filter((one) => one !== ALL);
  const isForAll = chosen.includes(ALL) && (!wasForAll || names.length === 0);
  return { for_all: isForAll, for_people: isForAll ? [] : names.map(Number) };
}
