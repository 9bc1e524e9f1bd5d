import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Saying } from '../at-the-ramp.ts'
import { hasSeen, isToldOf, json, SETS, WATCHED } from '../said.ts'
import type { Proof } from './proof.ts'

/** A value that somebody said, and that counted, is replaced only by somebody whose device had shown it. */
export function i1SeenBeforeReplaced({ evidence, day }: Proof): string[] {
  const blind: string[] = []
  for (const { tbl, rec, action, before, after } of evidence.versions) {
    if (!before || !after || action !== 'changed') continue
    for (const path of WATCHED[tbl as SyncTable] ?? []) {
      const [was, is] = [json(before[path]), json(after[path])]
      if (SETS.has(path) || !isToldOf(day.said, path) || was === is || was === 'null') continue
      const of = day.said.sayings.filter((one) => one.rec === rec && one.path === path)
      // What the server filled in is nobody's word.
      if (!of.some(({ value }) => value === was)) continue
      // Whose number somebody gave to another boat has that one's in its place.
      if (path === 'boatNumber' && isGivenToAnother(day.said.sayings, rec, was)) continue
      const sayers = of.filter(({ value }) => value === is)
      const isSeen = sayers.some(({ device }) => hasSeen(day.said, device, rec, path, was))
      if (!isSeen) blind.push(`I1 ${was} (${path} of ${tbl} ${rec}) was replaced by ${is} by somebody who had never seen it`)
    }
  }
  return blind
}

const isGivenToAnother = (sayings: readonly Saying[], boat: string, number: string): boolean =>
  sayings.some(({ path, rec, value }) => path === 'boatNumber' && rec !== boat && value === number)
