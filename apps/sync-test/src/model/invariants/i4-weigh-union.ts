import type { Proof } from './proof.ts'

/** The bags of all stations are there, each once, as it was weighed; nothing but a person makes one disappear. */
export function i4WeighUnion({ evidence, day, left }: Proof): string[] {
  const held = new Set(left.flatMap(({ outbox, quarantine }) => [...outbox, ...quarantine].map(({ id }) => id)))
  const isGivenUp = (rec: string) => [...day.said.givenUp, ...day.said.deleted].some((given) => given.rec === rec)
  const missing = day.said.events
    .filter(({ rec, isSure }) => isSure && !evidence.events.has(rec) && !held.has(rec) && !isGivenUp(rec))
    .map(({ mark, device }) => `I4 ${mark}, weighed on Station ${device + 1}, is not in the log`)
  // One id is no bag: what two stations read differently under it is there twice.
  const weights = new Set([...evidence.events].map(([id, { clashOf, ounces }]) => `${clashOf ?? id} ${ounces}`))
  const lost = day.said.events
    .filter(({ rec, kind, weight, isSure }) => isSure && kind === 'weigh' && weight !== undefined && !held.has(rec) && !isGivenUp(rec))
    .filter(({ rec, weight }) => evidence.events.has(rec) && !weights.has(`${rec} ${weight}`))
    .map(({ rec, mark, weight, device }) => `I4 ${mark} of ${weight} oz, saved on Station ${device + 1} as ${rec}, is nowhere`)
  // A correction or a void that is asked of the server gets its id there.
  const ofOffice = new Set(day.scale.bags.flatMap(({ ids }) => ids))
  const said = Map.groupBy(day.said.events, ({ rec }) => rec)
  const strange = [...evidence.events].flatMap(([id, { station, kind, weighIn, clashOf }]) => {
    const mine = said.get(clashOf ?? id)
    if (!mine && kind !== 'weigh' && ofOffice.has(weighIn)) return []
    if (!mine) return [`I4 the log has ${station} under an id that no station made`]
    // A bag that was typed anew under its id before anybody knew of it has one of its marks.
    return mine.some((one) => one.mark === station && one.kind === kind) ? [] : [`I4 ${mine[0]!.mark} became ${station}`]
  })
  return [...missing, ...lost, ...strange]
}
