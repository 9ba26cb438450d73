/** Begins an answer that tells a record instead of what was asked. */
export const NOT_EXACTLY = 'I do not know exactly that. This is what I have:';
