import { newId } from '@ramplight/contract/kernel/new-id'
import type { PushReply } from '@ramplight/contract/sync/sync'
import type { Transport } from '@ramplight/sync/ports'

/** Mistakes that the proof has to see, or it proves nothing. */
export const SABOTAGES = {
  /** The queue is cleared when it is sent, not when the server has said ok. */
  'clears-before-ok': (transport: Transport): Transport => ({
    ...transport,
    push: async (body) => {
      void transport.push(body)
      return { ok: true, value: { ok: true, acknowledged: true, serverTime: new Date().toISOString() } as PushReply }
    },
  }),
  /** What is sent again is a new change to the server. */
  'no-op-id-on-retry': (transport: Transport): Transport => ({
    ...transport,
    push: async (body) => {
      const fresh = new Map(body.ops.map(({ op }) => [newId(), op]))
      const ids = [...fresh.keys()]
      const answer = await transport.push({ ...body, ops: body.ops.map((op, index) => ({ ...op, op: ids[index]! })) })
      if (!answer.ok) return answer
      const results = answer.value.results.map((result) => ({ ...result, op: fresh.get(result.op) ?? result.op }))
      return { ok: true, value: { ...answer.value, results } }
    },
  }),
} satisfies Record<string, (transport: Transport) => Transport>

export type Sabotage = keyof typeof SABOTAGES
