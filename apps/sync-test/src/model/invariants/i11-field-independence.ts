import { isToldOf, json } from '../said.ts'
import type { Proof } from './proof.ts'

/** Nobody is asked about a field that only one of them has touched. */
export function i11FieldIndependence({ evidence, day }: Proof): string[] {
  return evidence.conflicts.flatMap(({ rec, field, mine, theirs, op }) => {
    const of = day.said.sayings.filter((one) => one.rec === rec && one.path === field)
    const others = of.filter(({ value, opId }) => value !== json(mine) && opId !== op)
    // What a form says of a crew stands in the book of crews.
    const otherCrews = field === 'users' ? day.crews.filter(({ boat, users }) => boat === rec && json(users) !== json(mine)) : []
    // A draw says numbers and flights of many boats at once, and is no saying about one of them.
    const isOfNumbers = field === 'boatNumber' || !isToldOf(day.said, field)
    return of.length === 0 || others.length + otherCrews.length > 0 || isOfNumbers
      ? []
      : [`I11 ${json(mine)} (${field} of ${rec}) is asked about beside ${json(theirs)}, and nobody else said anything of it`]
  })
}
