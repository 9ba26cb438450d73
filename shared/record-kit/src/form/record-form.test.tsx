import { ApiError } from '@butterfly/plugin-sdk';
import { createFakeHost, type FakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeField } from './date-field';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { RecordForm } from './record-form';
import { TextField } from './text-field';

const empty = {
  name: '',
  notes: '',
  rent_cents: null as number | null,
  rooms: null as number | null,
  starts_on: '',
  ends_on: '',
  custom: {},
};
type Values = typeof empty;
const sent: Values[] = [];

function show({ refusal, fake = createFakeHost() }: { refusal?: Error; fake?: FakeHost } = {}) {
  const submit = (values: Values) => (sent.push(values), refusal ? Promise.reject(refusal) : Promise.resolve('saved'));
  return renderPlugin(
    <RecordForm
      name="new-venue"
      initial={empty}
      submit={submit}
      onSaved={(result) => fake.context.ui.toast('success', result)}
      submitLabel="Create"
      failureTitle="The venue was not created"
    >
      <TextField name="name" label="Name" required="Give it a name" maxLength={80} />
      <TextField name="notes" label="Notes" rows={2} maxLength={80} />
      <MoneyField name="rent_cents" label="Rent" />
      <NumberField name="rooms" label="Rooms" max={20} />
      <TextField name="custom.style" label="Style" maxLength={80} />
      <DateRangeField names={['starts_on', 'ends_on']} labels={['From', 'Until']} />
    </RecordForm>,
    { fake },
  );
}
const refused = (fields: Record<string, string[]>) =>
  new ApiError(400, { error: 'Some of the values are not valid.', code: 'invalid_input', fields });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));

describe('a form of a record', () => {
  beforeEach(() => sent.splice(0));

  it('sends amounts in minor units and numbers as numbers, and keeps nothing of what was sent', async () => {
    const { fake } = show();
    await userEvent.type(screen.getByLabelText('Name'), 'Glass House');
    await userEvent.type(screen.getByLabelText('Rent'), '4,800.50');
    await userEvent.type(screen.getByLabelText('Rooms'), '3');
    expect(fake.record.dirty).toBe(true);
    await press();
    await waitFor(() => expect(fake.record.toasts).toEqual([{ kind: 'success', text: 'saved' }]));
    expect(sent).toEqual([expect.objectContaining({ name: 'Glass House', rent_cents: 480_050, rooms: 3 })]);
    expect([fake.record.dirty, fake.record.drafts.keepers['new-venue']?.()]).toEqual([false, undefined]);
  });

  it('says what cannot be read beside each field, and asks nobody', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Rent'), 'lots');
    await userEvent.type(screen.getByLabelText('Rooms'), '40');
    await userEvent.type(screen.getByLabelText('From'), '2027-06-12');
    await userEvent.type(screen.getByLabelText('Until'), '2027-06-10');
    await press();
    for (const text of ['Give it a name', 'This is not an amount', 'This is not a whole number', 'This is before the first day'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows what the server refused beside its field, inside of others too, and leads to the first', async () => {
    show({ refusal: refused({ 'custom.style': ['is unknown'], name: ['is taken already'] }) });
    await userEvent.type(screen.getByLabelText('Name'), 'Glass House');
    await press();
    expect(await screen.findByText('is taken already')).toBeInTheDocument();
    expect(screen.getByText('is unknown')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Style')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await waitFor(() => expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid', 'true'));
  });

  it('says above the form what belongs to no field of it, and loses nothing', async () => {
    show({ refusal: refused({ stage_id: ['is closed'] }) });
    await userEvent.type(screen.getByLabelText('Name'), 'Glass House');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The venue was not createdSome of the values are not valid. stage id: is closed',
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Glass House');
  });

  it('holds again what was typed before a reload; dropping it can be taken back', async () => {
    const fake = createFakeHost();
    fake.record.drafts.kept['new-venue'] = {
      draft: { value: { ...empty, name: 'Old Mill', rent_cents: 120_000 }, base: empty },
      from: '1.0.0',
    };
    show({ fake });
    expect([screen.getByLabelText('Name'), screen.getByLabelText('Rent')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Old Mill',
      '1,200',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([screen.getByLabelText('Name'), screen.getByLabelText('Rent')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Rent')).toHaveValue('1,200');
  });

  it('is sent with Ctrl+Enter from several lines, and once while it is on its way', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Name'), 'Glass House');
    await userEvent.type(screen.getByLabelText('Notes'), 'By the river{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.notes).toBe('By the river');
  });
});
