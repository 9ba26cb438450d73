import type { Page, PageData } from '@butterfly/contracts/lead_page_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { recordParts } from '@butterfly/record-kit/sources';
import { Puck, type Data } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keys } from '../lead_page_builder.client';
import { completeForWhoHears } from './for-who-hears';
import { adoptPageStyle } from './page-sheet';
import { puckConfig } from './puck-config';

interface CanvasProps {
  readonly page: Page;
  readonly mayWrite: boolean;
  readonly isPhone: boolean;
  readonly initial: PageData;
  readonly onChange: (data: PageData) => void;
}

/** The blocks of a page, to be dragged, told and put in order; Ctrl+Z takes back. Loaded when a page is opened. */
export function Canvas({ page, mayWrite, isPhone, initial, onChange }: CanvasProps) {
  const { tenant } = usePlugin();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => adoptPageStyle(), []);
  useEffect(() => (editor.current ? completeForWhoHears(editor.current) : undefined), []);
  const files = useQuery({
    queryKey: keys.pictures(page.id),
    queryFn: async ({ signal }) => {
      const subject = { subject_type: 'lead_page_builder.page', subject_id: page.id };
      return (await recordParts(subject).files.list(subject, signal)).data.map(({ id, name }) => ({ value: id, label: name }));
    },
  });
  const pictures = useMemo(() => [{ value: null, label: 'None: drawn flowers' }, ...(files.data ?? [])], [files.data]);
  const brand = page.brand ?? '#4a6a4f';
  const config = useMemo(
    () => puckConfig({ page, business: tenant.name, locale: tenant.locale, pictures, theme: page.theme, brand, isPhone }),
    [page, tenant.name, tenant.locale, pictures, brand, isPhone],
  );
  return (
    <div ref={editor} className="lead_page_builder-editor">
      <Puck
        config={config}
        data={initial as unknown as Data}
        onChange={(data) => onChange(data as unknown as PageData)}
        iframe={{ enabled: false }}
        permissions={{ drag: mayWrite, edit: mayWrite, insert: mayWrite, delete: mayWrite, duplicate: mayWrite }}
        overrides={{ headerActions: () => <></> }}
        height="72vh"
      />
    </div>
  );
}
