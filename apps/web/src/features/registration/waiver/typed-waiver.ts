import type { WaiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { plainName } from '@ramplight/domain/registration/name-key'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { t } from './waiver.texts.ts'

/** What stands in the form. */
export type TypedWaiver = {
  name: string
  age: 'adult' | 'minor' | null
  guardian: { name: string; relation: string; phone: string }
  /** The wording whose box is ticked: another wording is not accepted by that. */
  accepted: string | null
}
const NOBODY = { name: '', relation: '', phone: '' }
export const NOTHING_TYPED: TypedWaiver = { name: '', age: null, guardian: NOBODY, accepted: null }

/** What was sent and refused stands in the form again. */
export const typedAs = ({ name, guardian, version }: WaiverSaid): TypedWaiver => ({
  name,
  age: guardian ? 'minor' : 'adult',
  guardian: guardian ?? NOBODY,
  accepted: version,
})

const FIELDS = ['waiver-age', 'waiver-name', 'guardian-name', 'guardian-relation', 'guardian-phone', 'waiver-accepted'] as const
export type WaiverProblems = Partial<Record<(typeof FIELDS)[number], string>>

/** What keeps this from being sent, by the field it is about, in the order of the form. */
export function problemsIn(typed: TypedWaiver, version: string): WaiverProblems {
  const problems: WaiverProblems = {}
  const { name, relation, phone } = typed.guardian
  if (!typed.age) problems['waiver-age'] = t('ageRequired')
  if (!typed.name.trim()) problems['waiver-name'] = t('nameRequired')
  if (typed.age === 'minor') {
    if (!name.trim()) problems['guardian-name'] = t('guardianNameRequired')
    else if (plainName(name) === plainName(typed.name)) problems['guardian-name'] = t('guardianIsAngler')
    if (!relation.trim()) problems['guardian-relation'] = t('relationRequired')
    if (!phoneTyped(phone)) problems['guardian-phone'] = t('phoneInvalid')
  }
  if (typed.accepted !== version) problems['waiver-accepted'] = t('acceptRequired')
  return problems
}

/** As it is sent: with the time of the tap, for a phone that sends it later. */
export function saidIn({ name, age, guardian }: TypedWaiver, version: string, signedAt: string): WaiverSaid {
  const signs = { name: guardian.name.trim(), relation: guardian.relation.trim(), phone: phoneTyped(guardian.phone) ?? '' }
  return { version, name: name.trim(), signedAt, ...(age === 'minor' ? { guardian: signs } : {}) }
}
