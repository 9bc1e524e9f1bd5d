/** Seconds: so long a screen that found no room for its stream waits before it asks for one again. It asks for the board meanwhile. */
export const FULL_HOUSE_S = 30
