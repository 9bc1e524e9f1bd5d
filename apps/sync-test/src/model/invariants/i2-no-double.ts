import { isToldOf, json } from '../said.ts'
import type { Proof } from './proof.ts'

/** What was said once counts once: it becomes the value, or it becomes a question; never both, never twice. */
export function i2NoDouble({ evidence, day }: Proof): string[] {
  const doubled: string[] = []
  const effects = new Map<string, number>()
  const count = (rec: string, path: string, value: string) => {
    const key = `${value} (${path} of ${rec})`
    effects.set(key, (effects.get(key) ?? 0) + 1)
  }
  const sayings = Map.groupBy(day.said.sayings, ({ rec, path, value }) => `${value} (${path} of ${rec})`)
  for (const { rec, before, after, action } of evidence.versions) {
    if (!after || action === 'restored') continue
    for (const path of new Set(day.said.sayings.filter((one) => one.rec === rec && isToldOf(day.said, one.path)).map((one) => one.path))) {
      const [was, is] = [before?.[path], after[path]]
      if (Array.isArray(is)) {
        const known = new Set((Array.isArray(was) ? was : []).map(json))
        for (const name of is) if (!known.has(json(name))) count(rec, path, json(name))
      } else if (json(is) !== 'null' && json(was) !== json(is)) count(rec, path, json(is))
    }
  }
  for (const { rec, field, mine } of evidence.conflicts) if (isToldOf(day.said, field)) count(rec, field, json(mine))
  for (const [key, times] of effects) {
    const said = sayings.get(key)
    if (said && times > said.length) doubled.push(`I2 ${key} was said ${said.length} times and counted ${times} times`)
  }
  for (const [rec, versions] of evidence.byRecord) {
    const made = versions.filter(({ action }) => action === 'created').length
    if (made > 1) doubled.push(`I2 ${rec} was made ${made} times`)
    const bags = versions.filter(({ tbl, action }) => tbl === 'weigh-ins' && action === 'weighed').length
    if (bags > 1) doubled.push(`I2 the bag ${rec} was weighed ${bags} times`)
  }
  return doubled
}
