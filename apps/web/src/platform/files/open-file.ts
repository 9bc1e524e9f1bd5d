import { API_VERSION, OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { saveFile } from '@ramplight/ui/files/save-file'
import { askServerForFile } from '../ask-server.ts'
import { CallError } from '../call-error.ts'
import { isAlone } from '../local/book/work-alone.ts'
import { currentSession, freshToken, tokenAfter } from '../session.ts'

/** A scanned waiver on one bar takes a while; then it is better to say that it did not come. */
const FILE_WITHIN_MS = 120_000

/**
 * A private file, with the token that a link does not carry; one that ran out is renewed once. Throws `CallError`: `isOffline`
 * when our server did not answer, whatever else did.
 */
export async function fetchFile(path: string): Promise<Blob> {
  if (isAlone() || !navigator.onLine) throw CallError.offline()
  const ends = AbortSignal.timeout(FILE_WITHIN_MS)
  const ask = (bearer: string | null) =>
    askServerForFile(path, {
      headers: { [OUR_HEADER]: API_VERSION, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      signal: ends,
    }).catch(() => {
      throw CallError.unreached()
    })
  const token = await freshToken()
  const asked = currentSession()
  let heard = await ask(token)
  const fresh = !heard.ok && heard.status === 401 && token ? await tokenAfter(token, asked) : null
  if (fresh) heard = await ask(fresh)
  if (!heard.ok) throw CallError.of(heard.status, heard.refusal)
  return heard.file
}

/** `name` with the ending that its kind has, unless it has one. */
export const fileName = (name: string, { type }: Blob): string => (/\.\w+$/.test(name) ? name : `${name}.${type.split('/')[1] ?? 'pdf'}`)

/** Brings a private file onto this device. */
export async function openFile(path: string, name: string): Promise<void> {
  const file = await fetchFile(path)
  saveFile(fileName(name, file), file)
}
