/** What is added to every text to many: how one gets no more of them. */
export const OPT_OUT_LINE = 'Reply STOP to opt out.';
