import { calls } from './auth.open-calls.ts'
import { callServer } from './call-server.ts'

const ANSWER_WITHIN_MS = 4000

/** What opens what was sealed here for whoever is signed in; null while the server does not give it. */
export const askParkingKey = (): Promise<string | null> =>
  callServer(calls.parkingKey, { timeoutMs: ANSWER_WITHIN_MS }).then(
    ({ key }) => key,
    () => null,
  )
