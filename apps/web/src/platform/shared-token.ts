/** A token that one tab took, for the others of this browser: from memory to memory, never kept. */
type Shared = { user: string; until: string | null; token: string }

/** As long as word from another tab takes; then this one asks the server itself. */
const HEARD_WITHIN_MS = 300

let channel: BroadcastChannel | null = null
const ears = new Set<(shared: Shared) => void>()

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('rl-token')
  channel.onmessage = ({ data }: MessageEvent<Shared>) => {
    for (const hear of ears) hear(data)
  }
  return channel
}

export const shareToken = (shared: Shared): void => open()?.postMessage(shared)

/** Told of each token that another tab took. */
export function hearTokens(hear: (shared: Shared) => void): void {
  open()
  ears.add(hear)
}

/** Another tab has just renewed: its word is waited for, for a moment. */
export async function untilHeard(isHere: () => boolean): Promise<void> {
  for (const end = Date.now() + HEARD_WITHIN_MS; !isHere() && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20))
}
