import type { Profile } from '@butterfly/contracts/floral_recipe_builder';
import { versionTag } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { MoneyField, NumberField, RecordForm, type FieldErrors } from '@butterfly/record-kit/form';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useProfiles } from '../book/use-book';
import { api, keys } from '../flowers.client';
import { typedOf, withLimits, type TypedLimits } from './limits';

/** From where on a price is worth a second look. */
export function Page() {
  const { nav } = usePlugin();
  const seesCosts = useFeature('view_costs');
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('library')}>Recipe library</Link>} title="Limits of prices" />
      {seesCosts ? <Profiles /> : <NoCosts />}
    </div>
  );
}

function NoCosts() {
  useReady(true);
  return <p>How prices are made is shown to members who see costs.</p>;
}

function Profiles() {
  const profiles = useProfiles();
  useReady(profiles.data !== undefined);
  return (
    <Loaded query={profiles} what="how prices are made" kind="form">
      {(all) =>
        all.length === 0 ? (
          <EmptyState drawing="vase" title="No prices are made yet" text="They begin with the recipes of the first project." />
        ) : (
          all.map((profile) => (
            <section key={`${profile.id}-${profile.version}`} className="bf-narrow" aria-labelledby={`fl-profile-${profile.id}`}>
              <h2 id={`fl-profile-${profile.id}`}>{profile.name}</h2>
              <LimitsForm profile={profile} />
            </section>
          ))
        )
      }
    </Loaded>
  );
}

function LimitsForm({ profile }: { profile: Profile }) {
  const { ui } = usePlugin();
  const queries = useQueryClient();
  const { id, version, rules } = profile;
  return (
    <RecordForm<TypedLimits, unknown>
      name={`pricing-limits-${id}`}
      initial={typedOf(rules)}
      submitLabel="Save"
      failureTitle="The limits were not saved"
      check={limitsErrors}
      submit={(typed) =>
        api.updateProfile({ params: { id: String(id) }, body: { rules: withLimits(rules, typed) }, ifMatch: versionTag(id, version) })
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: keys.profiles });
        void queries.invalidateQueries({ queryKey: keys.books });
        ui.toast('success', 'Saved');
      }}
    >
      {() => (
        <>
          <MoneyField name="price_tolerance_cents" label="Below the calculated price without a warning" />
          <NumberField name="drift_green" label="Green up to so many % from the calculated price" max={1_000} />
          <NumberField name="drift_yellow" label="Yellow up to so many %, red beyond" max={1_000} />
        </>
      )}
    </RecordForm>
  );
}

const limitsErrors = ({ drift_green, drift_yellow }: TypedLimits): FieldErrors =>
  (drift_green ?? 0) > (drift_yellow ?? 0) ? { drift_yellow: ['Not below the green limit'] } : {};
