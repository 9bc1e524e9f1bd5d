import type { ErrorEnvelope } from '@ramplight/contract/kernel/envelope'
import { isOurs } from '@ramplight/contract/kernel/our-answer'

/** What our server said: the answer, or why not. `answer` is as it crosses the wire; nothing for "unchanged" (304). */
export type Heard = { status: number; headers: Headers } & ({ ok: true; answer: unknown } | { ok: false; refusal: ErrorEnvelope })

/** Somebody answered in the place of our server: a hotspot, a proxy, half a line. For whoever asked that is no network. */
export class NotOurServer extends Error {
  override readonly name = 'NotOurServer'
  readonly status: number
  constructor(status: number) {
    super(`Something that is not our server answered ${status}.`)
    this.status = status
  }
}

let outside = (path: string, request: RequestInit): Promise<Response> => fetch(path, request)

/** Where the server draws a page (`src/drawn.tsx`) it asks itself, without the network. */
export const askBy = (ask: typeof outside): void => {
  outside = ask
}

/**
 * Asks our server, the only way to do it. Whoever wants its word asks here: screens, the sync engine in a tab or the service
 * worker, the session, the public board. Rejects when nobody answered, and when it was not our server: its header, JSON, and
 * for a refusal a code. Nobody may be signed out, nor anything refused, by what stands between.
 */
export async function askServer(path: string, request: RequestInit): Promise<Heard> {
  return heard(await outside(path, request))
}

export type HeardFile = { ok: true; file: Blob } | { ok: false; status: number; refusal: ErrorEnvelope }

/** Asks our server for a file. Rejects as `askServer` does: the page of a hotspot is nobody's document. */
export async function askServerForFile(path: string, request: RequestInit): Promise<HeardFile> {
  const response = await outside(path, request)
  if (response.ok && isOurs(response)) return { ok: true, file: await response.blob() }
  const refused = await heard(response)
  if (refused.ok) throw new NotOurServer(refused.status)
  return refused
}

/** What an answer says, however it came. */
export async function heard(response: Response): Promise<Heard> {
  const { status, headers } = response
  if (!isOurs(response)) throw new NotOurServer(status)
  if (status === 304) return { ok: true, status, headers, answer: undefined }
  const answer = headers.get('content-type')?.includes('json') ? parse(await response.text()) : undefined
  if (answer === undefined) throw new NotOurServer(status)
  if (response.ok) return { ok: true, status, headers, answer }
  const refusal = answer as Partial<ErrorEnvelope> | null
  if (typeof refusal?.code !== 'string' || typeof refusal.message !== 'string') throw new NotOurServer(status)
  return { ok: false, status, headers, refusal: refusal as ErrorEnvelope }
}

/** Nothing when it is no JSON, or only the beginning of some. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
