import { CallError } from '../call-error.ts'
import { isAlone } from '../local/book/work-alone.ts'
import { freshToken } from '../session.ts'

/** So long a browser may take to begin with it. */
const KEPT_MS = 60_000

/** A private file, with the token that a link does not carry. */
export async function fetchFile(path: string): Promise<Blob> {
  if (isAlone() || !navigator.onLine) throw CallError.offline()
  const token = await freshToken()
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw CallError.offline()
  })
  if (!answer.ok) throw CallError.of(answer.status, await answer.json())
  return answer.blob()
}

/** `name` with the ending that its kind has, unless it has one. */
export const fileName = (name: string, { type }: Blob): string => (/\.\w+$/.test(name) ? name : `${name}.${type.split('/')[1] ?? 'pdf'}`)

/** Brings a private file onto this device. */
export async function openFile(path: string, name: string): Promise<void> {
  const file = await fetchFile(path)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName(name, file)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
