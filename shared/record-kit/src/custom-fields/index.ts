export type { CustomFieldsEditSource, CustomFieldsSource, CustomValuesSource } from './custom-field';
export { CustomFieldEditor } from './custom-field-editor';
export { CustomFields } from './custom-fields';
export { CustomFieldsPanel } from './custom-fields-panel';
export { CustomInputs } from './custom-inputs';
export { readCustom } from './custom-values';
export type { TypedCustom } from './custom-values';
export { useCustomFields } from './use-custom-fields';
