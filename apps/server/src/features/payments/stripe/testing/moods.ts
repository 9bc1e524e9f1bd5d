/** How the provider answers, where it does not answer well. */
export const MOODS = [500, 'does and breaks', 'hangs up'] as const
export type Mood = (typeof MOODS)[number] | null
