import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { splitName } from '@ramplight/domain/registration/split-name'
import { t } from './pre-register.texts.ts'

export type QrBody = BodyOf<typeof preRegistrationCalls.qrRegister>

/** What is typed in the form. */
export type TypedTeam = { phone: string; first: string; last: string; partners: string[]; pots: string[] }
export const NOBODY: TypedTeam = { phone: '', first: '', last: '', partners: [''], pots: [] }

export type TeamProblems = Partial<Record<'phone' | 'first', string>>

/** What keeps this from being sent, by the field it is about. Who goes by one name has no last one. */
export function problemsOf({ phone, first }: TypedTeam): TeamProblems {
  const problems: TeamProblems = {}
  if (!phoneTyped(phone)) problems.phone = t('phoneInvalid')
  if (!first.trim()) problems.first = t('firstRequired')
  return problems
}

/** As it is sent, under an id of this phone: a second tap, or a lost answer, is the same pre-registration. */
export function bodyOf(typed: TypedTeam, ids: { _id: string; tournament: string; waiver?: QrBody['waiver'] }): QrBody {
  const partners = typed.partners
    .filter((partner) => partner.trim())
    .map((partner) => {
      const { first_name, last_name } = splitName(partner)
      return { first_name, last_name }
    })
  const self = { first_name: typed.first.trim(), last_name: typed.last.trim() }
  return { ...ids, phone: phoneTyped(typed.phone)!, ...self, partners, pots: typed.pots }
}

/** `Minh · Dan Kim`, as they were typed. */
export const namesIn = ({ first_name, last_name, partners = [] }: QrBody): string =>
  [{ first_name, last_name }, ...partners].map((one) => [one.first_name, one.last_name].filter(Boolean).join(' ')).join(' · ')
