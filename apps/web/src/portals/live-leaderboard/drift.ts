const MINUTE_MS = 60_000
/** So many steps along each side of a square, of so many pixels. */
const SIDE = 8
const STEP_PX = 1.5

/**
 * Where a picture that stands for hours is put in this minute: a few pixels on, round a small square, so that no line burns into the
 * screen. Never to the right or down: nothing may leave the page there and bring a scroll bar.
 */
export function driftAt(now: number): string {
  const step = Math.floor(now / MINUTE_MS) % (SIDE * 4)
  const along = step % SIDE
  const corners = [
    [along, 0],
    [SIDE, along],
    [SIDE - along, SIDE],
    [0, SIDE - along],
  ] as const
  const [x, y] = corners[Math.floor(step / SIDE)]!
  return `${-x * STEP_PX}px ${-y * STEP_PX}px`
}
