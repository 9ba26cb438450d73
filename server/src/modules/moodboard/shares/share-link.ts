import type { ShareMode } from '@butterfly/contracts/moodboard';
import { defineLink, type PublicLink } from '../../../platform/public-links/link-kind';

/** A link to a board: everybody may look and react, `comment` also writes. */
export const SHARE = defineLink({ name: 'moodboard.share', subject: 'moodboard.board', scopes: ['view', 'comment'], shownAgain: true });

export type ShareLink = PublicLink<(typeof SHARE.scopes)[number]>;

export const modeOf = ({ scopes }: Pick<ShareLink, 'scopes'>): ShareMode => (scopes.includes('comment') ? 'comment' : 'view');
