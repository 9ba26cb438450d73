export type { CustomFieldsSource } from './custom-field';
export { CustomFields } from './custom-fields';
export { CustomInputs } from './custom-inputs';
export { readCustom } from './custom-values';
export type { TypedCustom } from './custom-values';
export { customFieldsKey, useAllCustomFields, useCustomFields } from './use-custom-fields';
