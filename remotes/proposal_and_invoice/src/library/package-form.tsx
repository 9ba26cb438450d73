import type { NewProposalPackage, ProposalPackage } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage, versionTag } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { AmountInput, PercentInput, QuantityInput } from '../editor/figure-input';
import { withAt } from '../model/edit-content';
import { api, keys } from '../proposal_and_invoice.client';

type Content = NewProposalPackage['contents'][number];

const NEW: Content = { name: '', qty_milli: 1_000, is_hire: false };
const EMPTY: NewProposalPackage = { title: '', description: '', unit_price_cents: 0, tax_bps: null, rental_cents: 0, contents: [NEW] };

function bodyOf({ id: _id, updated_at: _at, version: _version, ...body }: ProposalPackage): NewProposalPackage {
  return body;
}

/** One package, saved as one. */
export function PackageForm({ pack, onClose }: { readonly pack: ProposalPackage | null; readonly onClose: () => void }) {
  const { tenant } = usePlugin();
  const [draft, setDraft] = useState(pack ? bodyOf(pack) : EMPTY);
  const set = (part: Partial<NewProposalPackage>) => setDraft({ ...draft, ...part });
  const named = draft.contents.filter(({ name }) => name.trim() !== '');
  const save = useAction<NewProposalPackage, unknown>({
    run: (body) =>
      pack
        ? api.updatePackage({ params: { id: String(pack.id) }, body, ifMatch: versionTag(pack.id, pack.version) })
        : api.createPackage({ body }),
    invalidates: [keys.packages],
    failure: 'inline',
    successMessage: () => `“${draft.title.trim()}” is saved`,
    onSuccess: onClose,
  });
  const problems = Object.values(save.fields).flat();
  return (
    <div className="bf-form">
      <Field id="pi-package-title" label="Name" errors={save.fields['title']}>
        <Input
          {...describedBy('pi-package-title', save.fields['title'])}
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field id="pi-package-words" label="Words for the client" hint="Empty: what is in it is listed">
        <Input.TextArea
          id="pi-package-words"
          rows={2}
          maxLength={1_000}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <Contents contents={draft.contents} onChange={(contents) => set({ contents })} />
      <PackagePrices draft={draft} currency={tenant.currency} onChange={set} />
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} description={problems.join('; ') || undefined} />}
      <p className="pi-adds">
        <Button
          type="primary"
          loading={save.busy}
          disabled={draft.title.trim() === '' || named.length === 0}
          onClick={() => save.go({ ...draft, contents: named })}
        >
          Save package
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </div>
  );
}

interface ContentsProps {
  readonly contents: readonly Content[];
  readonly onChange: (contents: Content[]) => void;
}

function Contents({ contents, onChange }: ContentsProps) {
  return (
    <fieldset className="pi-library-contents">
      <legend>What is in it</legend>
      {contents.map(({ name, qty_milli, is_hire }, at) => (
        <div key={at} className="pi-adds">
          <QuantityInput
            label={`How many of thing ${at + 1}`}
            value={qty_milli}
            onChange={(qty) => onChange(withAt(contents, at, { qty_milli: qty }))}
          />
          <Input
            aria-label={`Thing ${at + 1}`}
            maxLength={160}
            value={name}
            onChange={({ target }) => onChange(withAt(contents, at, { name: target.value }))}
          />
          <Checkbox checked={is_hire} onChange={({ target }) => onChange(withAt(contents, at, { is_hire: target.checked }))}>
            Lent
          </Checkbox>
          <Button
            type="text"
            aria-label={`Remove thing ${at + 1}`}
            icon={<Icon name="trash" size={16} />}
            onClick={() => onChange(contents.filter((_, nth) => nth !== at))}
          />
        </div>
      ))}
      {contents.length < 30 && (
        <p>
          <Button onClick={() => onChange([...contents, NEW])}>Add a thing</Button>
        </p>
      )}
    </fieldset>
  );
}

interface PackagePricesProps {
  readonly draft: NewProposalPackage;
  readonly currency: string;
  readonly onChange: (part: Partial<NewProposalPackage>) => void;
}

function PackagePrices({ draft, currency, onChange }: PackagePricesProps) {
  return (
    <div className="pi-line-details">
      <label>
        Price of all
        <AmountInput
          label="Price of the package"
          currency={currency}
          value={draft.unit_price_cents}
          onChange={(unit_price_cents) => onChange({ unit_price_cents })}
        />
      </label>
      <label>
        Of it lent
        <AmountInput
          label="Rental part of the package"
          currency={currency}
          value={draft.rental_cents}
          onChange={(rental_cents) => onChange({ rental_cents })}
        />
      </label>
      <Checkbox checked={draft.tax_bps !== null} onChange={({ target }) => onChange({ tax_bps: target.checked ? 0 : null })}>
        Taxed
      </Checkbox>
      {draft.tax_bps !== null && (
        <label>
          Rate
          <PercentInput label="Tax on the package" value={draft.tax_bps} onChange={(tax_bps) => onChange({ tax_bps })} />
        </label>
      )}
    </div>
  );
}
