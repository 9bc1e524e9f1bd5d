import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import type { Cents } from '@ramplight/domain/kernel/units'
import { paidByMember } from '@ramplight/domain/money/member-fee'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackToCard } from '#features/payments/refunds/index.ts'
import { FlagBox, MoneyBox } from '#platform/record-form/bound-fields.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { MemberPayments } from './member-payments.tsx'
import { checkOptional, memberValues, writtenMember } from './member-values.ts'
import { memberName } from './member-words.ts'
import { membershipQuery } from './memberships.queries.ts'
import { t } from './memberships.texts.ts'
import { OptionalValues } from './optional-values.tsx'

function standsAt(amount: Cents, paid: Cents): string | undefined {
  if (paid < amount) return t('sheet.owes', { money: writeShortMoney(amount - paid) })
  if (paid > amount) return t('sheet.tooMuch', { money: writeShortMoney(paid - amount) })
  return amount > 0 ? t('sheet.isPaid') : undefined
}

/** What a card has paid stands beside what is typed here. */
const standing = (stands: string | undefined, byCard: Cents): string | undefined =>
  byCard > 0 ? [stands, t('sheet.byCard', { money: writeShortMoney(byCard) })].filter(Boolean).join('. ') : stands

/** For the dialog with both versions: money as money. */
const write = (path: string, value: unknown): string => {
  if (path === 'amount') return writeMoney(Number(value ?? 0))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Props = {
  membership: Membership
  season: string
  receiptOf?: ((membership: Membership) => ReactNode) | undefined
  onClose: () => void
}

/** What a member owes and has paid, whether they are let in, and what else is kept of them. */
export function MemberSheet({ membership: opened, season, receiptOf, onClose }: Props) {
  // Payments are taken while the sheet is open, here and elsewhere.
  const { data: membership = opened } = useQuery(membershipQuery(opened._id))
  return (
    <RecordSheet
      title={memberName(membership)}
      subtitle={season}
      calls={membershipCalls}
      record={opened}
      valuesOf={(stored) => memberValues(stored ?? opened)}
      written={writtenMember}
      draftKey={`membership-${membership._id}`}
      write={write}
      check={checkOptional}
      saveLabel={t('sheet.save')}
      onClose={onClose}
    >
      {(form) => {
        const { amount } = writtenMember(form.values)
        const paid = paidByMember(membership)
        // A payment is no word about what is typed here: the form goes on from the record as it is now.
        const onSaved = (saved: Membership) => {
          const now = memberValues(saved)
          form.rebase(now, saved._rev, { ...now, ...changedPart(form.base, form.values) })
        }
        return (
          <>
            <MoneyBox form={form} path="amount" description={standing(standsAt(amount, paid), membership.paidByCard)} />
            <MemberPayments membership={membership} onSaved={onSaved} />
            {membership.paidByCard > 0 && (
              <BackToCard membership={membership._id} who={memberName(membership)} paidByCard={membership.paidByCard} />
            )}
            {paid > 0 && receiptOf?.(membership)}
            <FlagBox form={form} path="approved" description={t('sheet.approvedText')} />
            <FlagBox form={form} path="active" description={t('sheet.activeText')} />
            <OptionalValues values={form.values.optional} onChange={(optional) => form.set('optional', optional)} errorOf={form.errorOf} />
          </>
        )
      }}
    </RecordSheet>
  )
}
