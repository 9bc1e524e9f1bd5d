import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { splitName } from '@ramplight/domain/registration/split-name'
import { t } from './pre-register.texts.ts'

export type QrBody = BodyOf<typeof preRegistrationCalls.qrRegister>

/** What stands in the form. `who`: the first name that was offered and taken; null: somebody else, who gives both names. */
export type TypedTeam = {
  phone: string
  who: string | null | undefined
  first: string
  last: string
  partners: string[]
  pots: string[]
}
export const NOBODY: TypedTeam = { phone: '', who: undefined, first: '', last: '', partners: [''], pots: [] }

export type TeamProblems = Partial<Record<'phone' | 'who' | 'first' | 'last' | `partner-${number}`, string>>

/** Somebody is asked for both names unless the phone told who it is. */
const isNamed = ({ who }: TypedTeam, offered: readonly string[]): boolean => offered.length > 0 && who !== null

/** Who speaks: the only one on this phone, or who was chosen. */
const greeted = ({ who }: TypedTeam, offered: readonly string[]): string | undefined =>
  who ?? (offered.length === 1 ? offered[0] : undefined)

/** What keeps this from being sent, by the field it is about. */
export function problemsOf(typed: TypedTeam, offered: readonly string[]): TeamProblems {
  const problems: TeamProblems = {}
  if (!phoneTyped(typed.phone)) problems.phone = t('phoneInvalid')
  if (isNamed(typed, offered)) {
    if (!greeted(typed, offered)) problems.who = t('whoRequired')
  } else {
    if (!typed.first.trim()) problems.first = t('firstRequired')
    if (!typed.last.trim()) problems.last = t('lastRequired')
  }
  for (const [index, partner] of typed.partners.entries())
    if (partner.trim() && !splitName(partner).last_name) problems[`partner-${index}`] = t('partnerWhole')
  return problems
}

/** As it is sent, under an id of this phone: a second tap, or a lost answer, is the same pre-registration. */
export function bodyOf(
  typed: TypedTeam,
  offered: readonly string[],
  ids: { _id: string; tournament: string; waiver?: QrBody['waiver'] },
): QrBody {
  const partners = typed.partners
    .filter((partner) => partner.trim())
    .map((partner) => {
      const { first_name, last_name } = splitName(partner)
      return { first_name, last_name }
    })
  const self = isNamed(typed, offered)
    ? { first_name: greeted(typed, offered)! }
    : { first_name: typed.first.trim(), last_name: typed.last.trim() }
  return { ...ids, phone: phoneTyped(typed.phone)!, ...self, partners, pots: typed.pots }
}

/** `Minh · Dan Kim`, as they were typed. */
export const namesIn = ({ first_name, last_name, partners = [] }: QrBody): string =>
  [{ first_name, last_name }, ...partners].map((one) => [one.first_name, one.last_name].filter(Boolean).join(' ')).join(' · ')
