/** Records of the demo business that everyday sentences speak of, by their names. */
export const MARLOW = 'Marlow & Okafor wedding';
export const CHEN = 'Chen–Abbott wedding';
export const HOLLIS = 'Hollis Foundation gala';
export const BIRCH = 'Birch & Vale product launch';
export const DELGADO = 'Delgado quinceañera';
export const WHITCOMB = 'Whitcomb memorial';
export const SATO = 'Sato–Lindqvist elopement';
export const BENEFIT = 'St Brendan’s school benefit';
export const REYES = 'Reyes wedding';
export const PARK = 'Park wedding';
export const OSEI = 'Osei wedding';
export const WALK_IN = 'Walk-in quote';
