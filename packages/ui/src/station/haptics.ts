/** A tick for a key, a pattern for a save; silent where the device cannot. */
export const haptics = {
  key: () => void navigator.vibrate?.(20),
  save: () => void navigator.vibrate?.([60, 40, 60]),
  error: () => void navigator.vibrate?.([120, 60, 120]),
}
