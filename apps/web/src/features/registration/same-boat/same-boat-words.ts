/** Two entries whose crews have the same or similar names; a person says whether they are one boat. */
export const SAME_BOAT = {
  title: 'Same boat?',
  advice: 'Two entries have the same or similar names. If it is one boat that was entered twice, it would be paid twice.',
  action: 'Look at both',
}
