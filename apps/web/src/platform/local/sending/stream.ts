import { isOurs } from '@ramplight/contract/kernel/our-answer'
import { syncCalls } from '@ramplight/contract/sync/sync'

/** Waits between attempts: doubled each time, from and to. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** The server says something at least every half minute; a line that is silent for longer is dead. */
const SILENCE_MS = 90_000

type Stream = { token: () => Promise<string | null>; onPoke: () => void }

/**
 * Listens to the server's pokes: something changed in one of the person's scopes. By `fetch`, because an `EventSource` cannot
 * carry the token. Comes back by itself until the way back is called. An accelerator: whoever misses a poke finds out later.
 */
export function listenToServer({ token, onPoke }: Stream): () => void {
  const end = new AbortController()
  void (async () => {
    let isBack = false
    for (let wait = FIRST_WAIT_MS; !end.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      // What was said while nobody listened is made up for.
      const onOpen = () => isBack && onPoke()
      const heard = await listenOnce({ token, onOpen, onPoke }, end.signal).catch(() => false)
      if (heard) wait = FIRST_WAIT_MS
      isBack = true
      await pause(wait * (0.5 + Math.random()), end.signal)
    }
  })()
  return () => end.abort()
}

/** One connection, until it ends. Answers whether there was any. */
async function listenOnce({ token, onOpen, onPoke }: Stream & { onOpen: () => void }, end: AbortSignal): Promise<boolean> {
  const bearer = await token()
  if (!bearer) return false
  const silence = new AbortController()
  const response = await fetch(syncCalls.stream.path, {
    headers: { authorization: `Bearer ${bearer}`, accept: 'text/event-stream' },
    signal: AbortSignal.any([end, silence.signal]),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !response.body || !isOurs(response) || !isStream) return false
  onOpen()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    for (let rest = ''; ; ) {
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const { done, value } = await reader.read()
      clearTimeout(timer)
      if (done) return true
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop()!
      // Comments and settings of the line are no news.
      if (blocks.some((block) => /^data:/m.test(block))) onPoke()
    }
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, end: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    end.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
