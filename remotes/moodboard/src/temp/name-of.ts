export const nameOf = (name: string): string => name.trim() || 'Board without a name';
