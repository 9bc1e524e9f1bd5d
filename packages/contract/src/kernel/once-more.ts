/** Long enough for a connection that was just closed to be opened again, in milliseconds. */
const PAUSE_MS = 300

/**
 * Sends again, once, when no answer came. Only for a request that has a key (`takesKey`): nobody knows what the server did
 * with the first. `mayGoOn` says no when the caller gave up meanwhile.
 */
export async function onceMore<T>(isKeyed: boolean, send: () => Promise<T>, mayGoOn: () => boolean = () => true): Promise<T> {
  if (!isKeyed) return send()
  try {
    return await send()
  } catch (error) {
    if (!mayGoOn()) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (!mayGoOn()) throw error
    return send()
  }
}
