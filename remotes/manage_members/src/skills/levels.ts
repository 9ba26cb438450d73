/** What the levels of a skill are called, 0 to 5. */
export const LEVELS = ['Cannot yet', 'Beginner', 'Helps', 'Does it alone', 'Very good', 'Teaches it'] as const;
