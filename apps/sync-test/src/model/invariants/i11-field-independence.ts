import { isToldOf, json } from '../said.ts'
import type { Proof } from './proof.ts'

/** Nobody is asked about a field that only one of them has touched. */
export function i11FieldIndependence({ evidence, day }: Proof): string[] {
  return evidence.conflicts.flatMap(({ rec, field, mine, theirs, op }) => {
    const of = day.said.sayings.filter((one) => one.rec === rec && one.path === field)
    const others = of.filter(({ value, opId }) => value !== json(mine) && opId !== op)
    // A draw says numbers and flights of many boats at once, and is no saying about one of them.
    const isOfNumbers = field === 'boatNumber' || !isToldOf(day.said, field)
    // A boat that somebody else touched between its entry and the next word on it: what the server filled in may be asked about.
    const devices = new Set(of.map(({ device }) => device))
    // An import that has a boat before its own device has sent it is somebody else who enters it.
    const isTouched =
      day.isTouchedOnWeb || day.exports.length > 0 || day.said.sayings.some((one) => one.rec === rec && !devices.has(one.device))
    const isFilledIn = isTouched && of.every(({ value }) => value !== json(theirs))
    return of.length === 0 || others.length > 0 || isOfNumbers || isFilledIn
      ? []
      : [`I11 ${json(mine)} (${field} of ${rec}) is asked about beside ${json(theirs)}, and nobody else said anything of it`]
  })
}
