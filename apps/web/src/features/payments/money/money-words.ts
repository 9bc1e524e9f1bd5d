import type { MoneyLine } from '@ramplight/contract/payments/money'
import type { Place, Purpose } from '@ramplight/domain/money/accounts'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { t } from './money.texts.ts'

export const placeWord = (place: Place): string => t(`places.${place}`)
export const purposeWord = (purpose: Purpose): string => t(`purposes.${purpose}`)

/** `Boat 7 · Ann Baker & Bob Cole`; `Ticket 12 · Marge`; of what names nobody, what was written with it. */
export const aboutOf = ({
  about,
  boatNumber,
  ticket,
  reason,
  cashBox,
}: Pick<MoneyLine, 'about' | 'boatNumber'> & Partial<Pick<MoneyLine, 'ticket' | 'reason' | 'cashBox'>>): string =>
  [
    boatNumber === null ? null : t('lines.boat', { number: String(boatNumber) }),
    ticket && t('lines.ticket', { number: String(ticket.number) }),
    about,
  ]
    .filter(Boolean)
    .join(' · ') ||
  reason ||
  t(cashBox ? `cashBox.${cashBox}` : 'lines.nobody')

/** A sponsor and a correction say more than that money came in. */
const isOfPurpose = (purpose: Purpose | null): boolean => purpose !== null && purpose !== 'other' && purpose !== 'expense'

/** `Big fish`; of money that goes back, what it is comes first: `Refunds: Big fish`, `Chargebacks: Big fish`. */
export function whatOf({ purpose, pot, ticket, isReversal, cashBox }: MoneyLine): string {
  const named = cashBox && !isOfPurpose(purpose) ? t(`cashBox.${cashBox}`) : purpose ? purposeWord(purpose) : t('lines.moved')
  const what = pot && (purpose === 'refund' || purpose === 'chargeback') ? `${named}: ${pot}` : (pot ?? ticket?.raffle ?? named)
  return isReversal ? t('lines.takenBack', { what }) : what
}

export const howOf = ({ place }: MoneyLine): string => (place ? placeWord(place) : '')
export const whoOf = ({ byName }: MoneyLine): string => byName ?? t('lines.system')

/** When people did it. */
export const whenOf = ({ at, madeAt }: MoneyLine): string => madeAt ?? at

/** `Entry fees · Cash · Engine broke · Jun 12, 9:14 AM CST · Ana Hall`. */
export const detailOf = (line: MoneyLine, zone: Zone | undefined): string =>
  [whatOf(line), howOf(line), line.reason, writeMoment(whenOf(line), zone), whoOf(line)].filter(Boolean).join(' · ')
