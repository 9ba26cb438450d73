import { Alert, Button, Space } from 'antd';

interface ConflictBannerProps {
  readonly message: string;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else has saved this board. Nothing is overwritten until the person has chosen. */
export function ConflictBanner({ message, onReload, onKeepMine }: ConflictBannerProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={message}
      description="Your changes are still on this screen and are not saved. Reload shows the newer board and drops them; keeping yours replaces the newer board."
      action={
        <Space orientation="vertical">
          <Button type="primary" onClick={onReload}>Reload</Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </Space>
      }
    />
  );
}
