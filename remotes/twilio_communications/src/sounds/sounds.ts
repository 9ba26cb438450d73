import disconnect from './disconnect.wav';
import incoming from './incoming.wav';
import outgoing from './outgoing.wav';
import dtmf0 from './dtmf0.wav';
import dtmf1 from './dtmf1.wav';
import dtmf2 from './dtmf2.wav';
import dtmf3 from './dtmf3.wav';
import dtmf4 from './dtmf4.wav';
import dtmf5 from './dtmf5.wav';
import dtmf6 from './dtmf6.wav';
import dtmf7 from './dtmf7.wav';
import dtmf8 from './dtmf8.wav';
import dtmf9 from './dtmf9.wav';
import dtmfh from './dtmfh.wav';
import dtmfs from './dtmfs.wav';

/** All sounds the voice SDK plays, from this release: by itself it would fetch them from another site before it rings. */
export const sounds = {
  disconnect,
  incoming,
  outgoing,
  dtmf0,
  dtmf1,
  dtmf2,
  dtmf3,
  dtmf4,
  dtmf5,
  dtmf6,
  dtmf7,
  dtmf8,
  dtmf9,
  dtmfh,
  dtmfs,
} as const;
