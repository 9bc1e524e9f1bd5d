/** The longest time between two tries. */
export const MOST_WAIT_MS = 60_000

/** 1 s, 2 s, 4 s … 60 s, up to a quarter less, so that the devices of a ramp do not all come at once. */
export const backoffMs = (failures: number, chance: number): number =>
  Math.min(MOST_WAIT_MS, 1000 * 2 ** Math.min(Math.max(failures - 1, 0), 6)) * (1 - chance / 4)
