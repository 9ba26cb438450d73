import type { Template } from '@butterfly/contracts/transactional_emails';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { api, keys } from '../mails.client';

interface TestButtonProps {
  readonly template: Template;
  readonly projectId: number | null;
  readonly disabled: boolean;
}

/** Sends what is saved to whoever presses it. */
export function TestButton({ template: { key, language }, projectId, disabled }: TestButtonProps) {
  const maySend = useFeature('send_client_messages');
  const test = useAction<undefined, { data: { recipient: string } }>({
    run: () => api.testTemplate({ params: { key }, body: { language, project_id: projectId } }),
    invalidates: [keys.log],
    successMessage: ({ data }) => `It is on its way to ${data.recipient}`,
  });
  if (!maySend) return null;
  return (
    <Button icon={<Icon name="send" size={16} />} loading={test.busy} disabled={disabled} onClick={() => test.go(undefined)}>
      Send me a test
    </Button>
  );
}
