import { refused } from '@ramplight/domain/kernel/errors'

/** Of one person, on their way at the same time: each may take a hundred megabytes of our disk until it is judged. */
const MOST_AT_ONCE = 4
const COME_AGAIN_S = 10

const running = new Map<string, number>()

/** Receives for somebody, unless enough of theirs is on its way to this process already. */
export async function fewAtOnce<T>(person: string, receive: () => Promise<T>): Promise<T> {
  const now = running.get(person) ?? 0
  if (now >= MOST_AT_ONCE) throw refused('request.too-many', { seconds: COME_AGAIN_S })
  running.set(person, now + 1)
  try {
    return await receive()
  } finally {
    const left = running.get(person)! - 1
    if (left) running.set(person, left)
    else running.delete(person)
  }
}
