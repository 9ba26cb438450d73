/** A part of a whole, in basis points, as it is read; a dash for a part of nothing. @example shareText(1_667); // '16.7 %' */
export const shareText = (bps: number | null): string => (bps === null ? '–' : `${(bps / 100).toFixed(1)} %`);
