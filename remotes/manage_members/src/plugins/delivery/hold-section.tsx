import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { DateText } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { keys, registry } from '../../members.client';
import { lastDay, today, untilEndOf } from './hold-days';
import { ReasonForm } from './reason-form';
import type { Delivery } from './use-delivery';

/** Kept on one version until a day, with a reason; goes on by itself afterwards. */
export function HoldSection({ plugin, delivery }: { plugin: TenantPlugin; delivery: Delivery }) {
  const [asking, setAsking] = useState<'hold' | 'end' | null>(null);
  const { hold } = plugin.delivery;
  const keep = (body: { version: string; until: string; reason: string }) => (expected: number) =>
    registry.holdForTenant({ params: { id: plugin.id }, body: { ...body, expected_generation: expected } });
  const letGo = (reason: string) => (expected: number) =>
    registry.endHold({ params: { id: plugin.id }, body: { expected_generation: expected, reason } });
  if (!plugin.version) return null;
  return (
    <section className="mm-section">
      <h3>Hold</h3>
      {hold ? (
        <p>
          Held on version {hold.version} until <DateText value={hold.until} />. <span className="bf-soft">{hold.reason}</span>
        </p>
      ) : (
        <p className="bf-soft">Keep one version for a while, say through a season. Later it goes on by itself.</p>
      )}
      {!asking &&
        (hold ? (
          <Button onClick={() => setAsking('end')}>Let it go on…</Button>
        ) : (
          <Button onClick={() => setAsking('hold')}>Hold a version…</Button>
        ))}
      {asking === 'end' && hold && (
        <ReasonForm
          ok="Let it go on"
          busy={delivery.busy}
          placeholder="The season is over"
          onCancel={() => setAsking(null)}
          onDone={(reason) =>
            delivery.change({ text: `${plugin.title} goes on.`, run: letGo(reason), back: keep({ ...hold, reason: hold.reason }) })
          }
        />
      )}
      {asking === 'hold' && (
        <HoldForm
          plugin={plugin}
          busy={delivery.busy}
          onCancel={() => setAsking(null)}
          onHold={(body) =>
            delivery.change({ text: `${plugin.title} stays on ${body.version}.`, run: keep(body), back: letGo('Taken back') })
          }
        />
      )}
    </section>
  );
}

interface HoldFormProps {
  readonly plugin: TenantPlugin;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onHold: (body: { version: string; until: string; reason: string }) => Promise<unknown>;
}

function HoldForm({ plugin, busy, onCancel, onHold }: HoldFormProps) {
  const releases = useQuery({
    queryKey: [...keys.plugin(plugin.id), 'releases'],
    queryFn: async ({ signal }) => (await registry.tenantReleases({ params: { id: plugin.id }, signal })).data,
  });
  const [version, setVersion] = useState(plugin.version ?? '');
  const [day, setDay] = useState('');
  const [versionId, dayId] = [useId(), useId()];
  const options = (releases.data ?? []).map((one) => ({
    value: one.version,
    label: one.version === plugin.version ? `${one.version} (now)` : one.version,
  }));
  return (
    <ReasonForm
      ok="Hold"
      busy={busy}
      disabled={day === '' || version === ''}
      placeholder="Wedding season"
      onCancel={onCancel}
      onDone={(reason) => onHold({ version, until: untilEndOf(day), reason })}
    >
      <div className="mm-reason-pair">
        <Field id={versionId} label="Version">
          <Select
            id={versionId}
            className="bf-wide"
            loading={releases.isPending}
            value={version}
            options={options.length > 0 ? options : [{ value: version, label: version }]}
            onChange={setVersion}
          />
        </Field>
        <Field id={dayId} label="Until and including">
          <Input id={dayId} type="date" min={today()} max={lastDay()} value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      </div>
    </ReasonForm>
  );
}
