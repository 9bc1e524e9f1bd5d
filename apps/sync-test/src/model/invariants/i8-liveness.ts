import { isCreation } from '@ramplight/sync/desk/dossier'
import type { OutboxRow } from '@ramplight/sync/types'
import { heldBack } from '../held-back.ts'
import type { Left } from './left-on-devices.ts'
import type { Proof } from './proof.ts'

/** With a good network nothing waits but for a person, or behind what the server breaks on. */
export function i8Liveness({ left, day }: Proof): string[] {
  return left.flatMap((one) => {
    const excused = excusedOn(one, day.poison)
    return one.outbox
      .filter((row) => !excused.has(row))
      .map(
        ({ kind, tbl, id, state, lastError }) =>
          `I8 ${one.device.name} (${one.who}) still has to send: ${kind} ${tbl} ${id}, ${state} ${lastError ?? ''}`,
      )
  })
}

/** What is said of a boat that the server breaks on, and what hangs on something that was refused, or on what hangs on it. */
function excusedOn({ outbox, quarantine }: Left, poison: ReadonlySet<string>): Set<OutboxRow> {
  const without = new Set([...poison, ...quarantine.filter(isCreation).map(({ id }) => id)])
  const excused = new Set(heldBack(outbox, quarantine, poison))
  for (let before = -1; before < excused.size; ) {
    before = excused.size
    for (const row of outbox) {
      const text = JSON.stringify([row.id, row.set])
      if (![...without].some((id) => text.includes(id))) continue
      excused.add(row)
      if (isCreation(row)) without.add(row.id)
    }
  }
  return excused
}
