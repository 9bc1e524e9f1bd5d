import type { Id } from '@ramplight/domain/kernel/ids'
import { openDesk } from '../desk/desk.ts'
import { backoffMs } from '../engine/backoff.ts'
import { holdChildren } from '../outbox/hold-children.ts'
import type { Store } from '../ports.ts'
import { type Moment, quarantined } from '../push/settle-batch.ts'
import type { OutboxRow } from '../types.ts'

/** How often the server may break on a change that is sent by itself. */
const MOST_ALONE = 3

const DAY_MS = 86_400_000
const BROKE = 'server_error'
/** What an update of the server or of the app may have mended. */
const AGAIN: readonly string[] = [BROKE, 'too_old']
const RETRIED = 'retried'
export const BROKE_WORDS = 'The server couldn’t process this change. It retries automatically.'

type Verdict = { reason: string; message: string } | { weight: number }

/**
 * A change that was sent by itself and brought no answer that can be used goes behind the others, so that they go on. `weight`:
 * how much that proves (1 while others pass); the third time it waits for a person. A refusal with a reason does so at once.
 */
export const setAside = (store: Store, { tbl, id, opId }: OutboxRow, verdict: Verdict, moment: Moment): Promise<void> =>
  store.write([tbl], async (tx) => {
    const desk = await openDesk(tx, moment.life, [{ tbl, id }])
    const dossier = desk.of(tbl, id)
    const op = dossier.queue.find((row) => row.opId === opId)
    if (!op) return
    const others = dossier.queue.filter((row) => row !== op)
    const alone = (op.alone ?? 0) + ('weight' in verdict ? verdict.weight : 0)
    const why = 'reason' in verdict ? verdict : alone >= MOST_ALONE ? { reason: BROKE, message: BROKE_WORDS } : null
    const later: OutboxRow = {
      ...op,
      alone,
      state: 'pending',
      notBefore: moment.now + backoffMs(op.tries, moment.chance),
      lastError: BROKE,
    }
    desk.put(
      why
        ? { ...dossier, queue: others, refused: [...dossier.refused, quarantined(op, { ...why, at: moment.at })] }
        : { ...dossier, queue: [later, ...others] },
    )
    await desk.close()
    await holdChildren(tx)
  })

/** What the server broke on, or could not read, is sent again, under its id, once a day and by each new version of the app. */
export const sendBrokenAgain = (store: Store, { life, app, now }: { life: Id; app: string; now: number }): Promise<void> =>
  store
    .read([], async (tx) => (await Promise.all(AGAIN.map((reason) => tx.quarantine.where('reason', reason)))).flat())
    .then(async (broken) => {
      if (broken.length === 0) return
      await store.write([...new Set(broken.map(({ tbl }) => tbl))], async (tx) => {
        const last = (await tx.kv.get(RETRIED))?.v as { at: number; app: string } | undefined
        if (last && last.app === app && Math.abs(now - last.at) < DAY_MS) return
        const desk = await openDesk(tx, life, broken)
        for (const { tbl, id } of broken) {
          const dossier = desk.of(tbl, id)
          const again = dossier.refused.filter(({ reason }) => AGAIN.includes(reason))
          const ops = again.map(({ reason, message, details, server, refusedAt, alone, ...op }): OutboxRow => ({ ...op, state: 'pending' }))
          desk.put({ ...dossier, refused: dossier.refused.filter((op) => !again.includes(op)), queue: [...ops, ...dossier.queue] })
        }
        await desk.close()
        await tx.kv.put({ k: RETRIED, v: { at: now, app } })
        await holdChildren(tx)
      })
    })
