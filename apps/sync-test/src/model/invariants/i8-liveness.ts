import { isCreation } from '@ramplight/sync/desk/dossier'
import type { Proof } from './proof.ts'

/** With a good network nothing waits but for a person, or behind what the server breaks on. */
export function i8Liveness({ left, day }: Proof): string[] {
  return left.flatMap(({ device, who, outbox, quarantine }) => {
    const refused = quarantine.filter(isCreation).map(({ id }) => id)
    return outbox
      .filter((row) => !day.poison.has(row.id) && !(row.state === 'waiting' && refused.some((id) => JSON.stringify(row).includes(id))))
      .map(
        ({ kind, tbl, id, state, lastError }) =>
          `I8 ${device.name} (${who}) still has to send: ${kind} ${tbl} ${id}, ${state} ${lastError ?? ''}`,
      )
  })
}
