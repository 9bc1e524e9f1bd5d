import { documentCalls } from '@ramplight/contract/content/documents'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { Id } from '@ramplight/domain/kernel/ids'
import { call } from '../call.ts'
import { CallError, messageOfError } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { currentSession } from '../session.ts'
import { dropPaper, keepPaper, type PaperFor, papersOf, refusePaper, type WaitingPaper } from './paper-store.ts'
import { uploadFile } from './upload-file.ts'

const FOLDER = 'documents'
const KEY = ['waiting-papers'] as const

/** What waits on this device for a signal, of who is signed in. */
export const waitingPapersQuery = (user: Id) => ({
  queryKey: [...KEY, user],
  queryFn: () => papersOf(user),
  networkMode: 'always' as const,
  staleTime: 0,
})
const look = () => queryClient.invalidateQueries({ queryKey: KEY })

/** What a file is. Where a page has no such tool (it is served without https), its name and size have to do. */
async function fingerprint(bytes: ArrayBuffer, name: string): Promise<string> {
  if (!crypto.subtle) return `${bytes.byteLength} ${name}`
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whose papers may be kept and sent here: of who is signed in as themself. */
const owner = (): Id | null => {
  const session = currentSession()
  return session && !session.acting ? session.user._id : null
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Keeps a paper on this device until it is sent; also after the tab was closed. The same file for the same question counts once. */
export async function keepForLater(file: File, goesTo: PaperFor, label: string): Promise<void> {
  const user = owner()
  if (!user) throw CallError.offline()
  const target = 'asked' in goesTo ? goesTo.asked : goesTo.tour
  try {
    // A copy: what the picker gives may be gone from the phone by the time there is a signal.
    const bytes = await file.arrayBuffer()
    const { name, type } = file
    const key = `${target} ${await fingerprint(bytes, name)}`
    const ids = { upload: newId(), record: newId() }
    const addedAt = new Date().toISOString()
    await keepPaper(user, { key, ...ids, goesTo, label, bytes, type, name, addedAt, refused: null })
  } catch (error) {
    throw isFull(error) ? CallError.ofDevice(507, 'device.no-room') : error
  } finally {
    void look()
  }
}

/** Takes one out again. */
export async function throwAway(user: Id, key: string): Promise<void> {
  await dropPaper(user, key)
  void look()
}

/** A paper takes a moment, and goes in two steps. It goes on for nobody but whose it is: what has begun waits for their next login. */
function demandOwner(user: Id): void {
  if (owner() !== user) throw CallError.offline()
}

async function send(user: Id, { bytes, type, name, upload, record, goesTo, label }: WaitingPaper): Promise<void> {
  demandOwner(user)
  const { path } = await uploadFile(new Blob([bytes], { type }), { id: upload, name, folder: FOLDER, isPrivate: true })
  demandOwner(user)
  if ('asked' in goesTo) await call(documentCalls.update, { params: { id: goesTo.asked }, body: { path } })
  else await call(documentCalls.create, { body: { _id: record, label, path, tour: goesTo.tour } })
}

/**
 * Sends what waits, one after the other, in one tab at a time. What the server refuses stays and says why; without an answer it waits
 * for the next signal. `again`: also what was refused.
 */
export async function sendWaitingPapers({ again = false } = {}): Promise<number> {
  const user = owner()
  if (!user || !navigator.onLine) return 0
  const work = async (): Promise<number> => {
    let sent = 0
    for (const paper of await papersOf(user)) {
      if (paper.refused && !again) continue
      try {
        await send(user, paper)
        await dropPaper(user, paper.key)
        sent += 1
      } catch (error) {
        if (!(error instanceof CallError) || error.isOffline || error.status === 401) break
        await refusePaper(user, paper.key, messageOfError(error))
      }
    }
    void look()
    return sent
  }
  return navigator.locks ? navigator.locks.request(`papers-${user}`, work) : work()
}
