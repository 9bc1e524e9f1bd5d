import type { Proof } from '../invariants/proof.ts'
import type { Word } from '../scale-book.ts'

/** What a screen called saved. "Asking" and "not kept" promise nothing. */
const SAVED: readonly Word[] = ['server', 'device', 'refused']

/** What a screen called saved exists: on the server, or on a device where somebody can find it, or in its trash. */
export function p1SavedExists({ day, evidence, left }: Proof): string[] {
  const onDevices = new Set(
    left.flatMap(({ outbox, quarantine, trash }) =>
      [...outbox, ...quarantine, ...trash.flatMap(({ given = [] }) => given)].map(({ id }) => id),
    ),
  )
  const asked = [...day.windows, ...day.devices.flatMap(({ tabs }) => tabs)].flatMap(({ asking }) => asking.askedBags())
  for (const { bag } of asked) onDevices.add(bag.weighIn)
  return day.scale.bags
    .filter(({ word, isGivenUp }) => SAVED.includes(word) && !isGivenUp)
    .filter(({ ids }) => !evidence.events.has(ids.at(-1)!) && !onDevices.has(ids.at(-1)!))
    .map(({ ids, where, word }) => `P1 the bag ${ids.at(-1)} is nowhere, and ${where} said of it: ${word}`)
}
