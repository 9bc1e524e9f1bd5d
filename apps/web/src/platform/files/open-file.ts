import { CallError } from '../call-error.ts'
import { isAlone } from '../local/book/work-alone.ts'
import { freshToken } from '../session.ts'

/** So long a browser may take to begin with it. */
const KEPT_MS = 60_000

/** Brings a private file onto this device, with the token that a link does not carry. */
export async function openFile(path: string, name: string): Promise<void> {
  if (isAlone() || !navigator.onLine) throw CallError.offline()
  const token = await freshToken()
  const answer = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw CallError.offline()
  })
  if (!answer.ok) throw CallError.of(answer.status, await answer.json())
  const file = await answer.blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = /\.\w+$/.test(name) ? name : `${name}.${file.type.split('/')[1] ?? 'pdf'}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
