import type { Proof } from './proof.ts'

/** The bags of all stations are there, each once, as it was weighed; nothing but a person makes one disappear. */
export function i4WeighUnion({ evidence, day, left }: Proof): string[] {
  const held = new Set(left.flatMap(({ outbox, quarantine }) => [...outbox, ...quarantine].map(({ id }) => id)))
  const isGivenUp = (rec: string) => day.said.givenUp.some((given) => given.rec === rec)
  const missing = day.said.events
    .filter(({ rec, isSure }) => isSure && !evidence.events.has(rec) && !held.has(rec) && !isGivenUp(rec))
    .map(({ mark, device }) => `I4 ${mark}, weighed on Station ${device + 1}, is not in the log`)
  // A correction or a void that is asked of the server gets its id there.
  const ofOffice = new Set(day.scale.bags.flatMap(({ ids }) => ids))
  const said = new Map(day.said.events.map((event) => [event.rec, event]))
  const strange = [...evidence.events].flatMap(([id, { station, kind, weighIn }]) => {
    const mine = said.get(id)
    if (!mine && kind !== 'weigh' && ofOffice.has(weighIn)) return []
    if (!mine) return [`I4 the log has ${station} under an id that no station made`]
    return mine.mark === station && mine.kind === kind ? [] : [`I4 ${mine.mark} became ${station}`]
  })
  return [...missing, ...strange]
}
