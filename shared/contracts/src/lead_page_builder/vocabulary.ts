export const kinds = { wedding: 'Wedding', event: 'Event', custom: 'Other' } as const;
export const themes = { garden: 'Garden', linen: 'Linen', night: 'Night' } as const;

export const fieldKinds = {
  text: 'One line',
  long: 'Several lines',
  email: 'E-mail',
  tel: 'Phone',
  date: 'A day',
  number: 'A number',
  choice: 'One of a list',
  choices: 'Some of a list',
  budget: 'A budget',
  check: 'A tick',
  files: 'Pictures',
} as const;
export type FieldKind = keyof typeof fieldKinds;
