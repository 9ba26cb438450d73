import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { forgetErrors, showFieldErrors, type FieldErrors } from './field-errors';
import '../styles/form.css';

interface RecordFormProps<T extends object, R> {
  /** What is typed is kept under this name until it is saved. */
  readonly name: string;
  readonly initial: T;
  /** What no single field can tell, by name of the field where it is said. */
  readonly check?: (values: T) => FieldErrors;
  /** Sends it; an error with `fields` is shown beside them. */
  readonly submit: (values: T) => Promise<R>;
  readonly onSaved: (result: R) => void;
  readonly submitLabel: string;
  /** Begins the note of a failure: "The lead was not saved". */
  readonly failureTitle: string;
  /** A way out of a refusal, such as a link to what is there already. `leave` drops the draft. */
  readonly failureAction?: (error: unknown, leave: () => void) => ReactNode;
  readonly onCancel?: () => void;
  /** Fields; a function is told what is typed. */
  readonly children: ReactNode | ((values: T) => ReactNode);
}

/**
 * A form on antd's `Form`: keeps what is typed over a reload, asks before it is left, says what the server refused beside the field it
 * is about, and cannot be sent twice. Enter sends, Ctrl+Enter also from several lines.
 *
 * @example
 * <RecordForm
 *   name="new-venue" initial={{ name: '', rent_cents: null }} submitLabel="Create venue" failureTitle="The venue was not created"
 *   submit={(body) => api.createVenue({ body })} onSaved={({ data }) => nav.go(nav.href('venue', { id: data.id }))}
 * >
 *   <TextField name="name" label="Name" required maxLength={120} />
 *   <MoneyField name="rent_cents" label="Rent" />
 * </RecordForm>
 */
export function RecordForm<T extends object, R>(props: RecordFormProps<T, R>) {
  const { name, initial, check, submit, onSaved, submitLabel, failureTitle, failureAction, onCancel, children } = props;
  const [form] = Form.useForm<T>();
  const { shown, draft, leave } = useFormDraft(name, initial, () => form.resetFields());
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const save = useMutation({
    mutationFn: submit,
    onSuccess: (result, values) => {
      leave(values);
      onSaved(result);
    },
    onError: (error) => setElsewhere(showFieldErrors(form, (isApiError(error) && error.fields) || {})),
  });
  const send = () => {
    const errors = check?.(draft.value) ?? {};
    setElsewhere(showFieldErrors(form, errors));
    if (Object.keys(errors).length === 0 && !save.isPending) save.mutate(draft.value);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };
  return (
    <div onKeyDown={handleKey}>
      <Form<T>
        form={form}
        layout="vertical"
        requiredMark={false}
        className="bf-form bf-record-form"
        initialValues={draft.value}
        scrollToFirstError={{ focus: true }}
        noValidate
        onValuesChange={(changed, all) => {
          forgetErrors(form, changed);
          draft.set((now) => ({ ...now, ...all }));
        }}
        onFinish={send}
      >
        {save.isError && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={failureTitle}
            description={[errorMessage(save.error), ...elsewhere].join(' ')}
            action={failureAction?.(save.error, () => leave(draft.value))}
          />
        )}
        <RestoredNote draft={shown} />
        {typeof children === 'function' ? children(draft.value) : children}
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {submitLabel}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </Form>
    </div>
  );
}

/** The draft behind a form. `onShown` puts its value into the fields after it was dropped or brought back. */
function useFormDraft<T extends object>(name: string, initial: T, onShown: () => void) {
  const { nav, metrics } = usePlugin();
  const draft = useDraft<T>(name, initial);
  const [round, setRound] = useState(0);
  const show = useRef(onShown);
  useEffect(() => {
    show.current = onShown;
  });
  useEffect(() => {
    if (round > 0) show.current();
  }, [round]);
  useEffect(() => {
    metrics.ready();
    return () => nav.setDirty(false);
  }, [metrics, nav]);
  useEffect(() => nav.setDirty(draft.isDirty), [nav, draft.isDirty]);
  const then = (step: () => void) => () => {
    step();
    setRound((before) => before + 1);
  };
  const leave = (values: T) => {
    draft.saved(values);
    nav.setDirty(false);
  };
  return { draft, leave, shown: { restored: draft.restored, discard: then(draft.discard), bringBack: then(draft.bringBack) } };
}
