import { weightMeant } from '@ramplight/domain/scoring/weight-meant'
import { type EntryUnit, unitName, weightExample, writeWeight } from '#platform/values/typed-weight.ts'
import { readWeight } from '../bag/weighed-values.ts'

/** What a weight field needs to know of the unit in which an event is weighed. */
export const weightEntry = (unit: EntryUnit) => ({
  unit: unitName[unit],
  parse: (text: string) => readWeight(text, unit),
  format: (weight: number) => writeWeight(weight, unit),
  invalidText: weightExample(unit),
  ...(unit === 'lb-oz' ? { meant: weightMeant } : {}),
})
