import type { Id } from '@ramplight/domain/kernel/ids'
import type { EngineState } from '@ramplight/sync/types'

/** What tabs of one person tell each other. Who leads sends, and says how it goes; the others ask it to. */
type Message = { kind: 'keeping' } | { kind: 'flush' } | { kind: 'state?' } | { kind: 'state'; state: EngineState }

export type Tabs = {
  /** Something is about to be kept here: a tab may be closed before it can say that it was. */
  keeping: () => void
  /** Something was kept, or a person wants it sent now. */
  flush: () => void
  /** How is it going? Answered by `onState`, if anybody leads. */
  askState: () => void
  tellState: (state: EngineState) => void
  close: () => void
}

type Listeners = { onKeeping: () => void; onFlush: () => void; onAsked: () => void; onState: (state: EngineState) => void }

/** Rows that changed need no word here: Dexie tells every tab of the browser. */
export function joinTabs(user: Id, { onKeeping, onFlush, onAsked, onState }: Listeners): Tabs {
  const channel = new BroadcastChannel(`rl-sync-${user}`)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'keeping') onKeeping()
    else if (data.kind === 'flush') onFlush()
    else if (data.kind === 'state?') onAsked()
    else onState(data.state)
  }
  const tell = (message: Message) => channel.postMessage(message)
  return {
    keeping: () => tell({ kind: 'keeping' }),
    flush: () => tell({ kind: 'flush' }),
    askState: () => tell({ kind: 'state?' }),
    tellState: (state) => tell({ kind: 'state', state }),
    close: () => channel.close(),
  }
}
