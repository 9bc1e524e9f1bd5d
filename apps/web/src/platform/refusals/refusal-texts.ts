import type { ErrorCode } from '@ramplight/domain/kernel/errors'
import type { PhraseCode } from '@ramplight/domain/kernel/refusal-phrases'
import type { DeviceRefusal } from './device-refusals.ts'

type Code = ErrorCode | DeviceRefusal | PhraseCode
type Area<Name extends Code> = Name extends `${infer First}.${string}` ? First : never
/** A sentence for every code, and words for every phrase that stands in one: `registration.closed` stands at `registration`, `closed`. */
export type RefusalTexts = {
  [In in Area<Code>]: { [Name in Code as Name extends `${In}.${infer Rest}` ? Rest : never]: string }
}
