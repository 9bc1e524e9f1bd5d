import { Button } from '@mantine/core'
import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import type { Cents } from '@ramplight/domain/kernel/units'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import type { ReactNode } from 'react'
import { BackToCard } from '#features/payments/refunds/index.ts'
import { FlagBox, MoneyBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { HowPaid } from './how-paid.tsx'
import { checkOptional, memberValues, writtenMember } from './member-values.ts'
import { howPaid, memberName } from './member-words.ts'
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
  if (path === 'amount' || path === 'amountPaid') return writeMoney(Number(value ?? 0))
  if (path.startsWith('paidWith')) return howPaid(value as Membership['paidWith']) || t('how.other')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Props = {
  membership: Membership
  season: string
  receiptOf?: ((membership: Membership) => ReactNode) | undefined
  onClose: () => void
}

/** What a member owes and has paid, whether they are let in, and what else is kept of them. */
export function MemberSheet({ membership, season, receiptOf, onClose }: Props) {
  return (
    <RecordSheet
      title={memberName(membership)}
      subtitle={season}
      calls={membershipCalls}
      record={membership}
      valuesOf={(stored) => memberValues(stored ?? membership)}
      written={writtenMember}
      draftKey={`membership-${membership._id}`}
      write={write}
      check={checkOptional}
      saveLabel={t('sheet.save')}
      onClose={onClose}
    >
      {(form) => {
        const { amount, amountPaid } = writtenMember(form.values)
        const paid = amountPaid + membership.paidByCard
        return (
          <>
            <FieldRow>
              <MoneyBox form={form} path="amount" />
              <MoneyBox form={form} path="amountPaid" description={standing(standsAt(amount, paid), membership.paidByCard)} />
            </FieldRow>
            {paid < amount && (
              <Button variant="default" onClick={() => form.set('amountPaid', amount - membership.paidByCard)}>
                {t('sheet.paidInFull', { money: writeShortMoney(amount) })}
              </Button>
            )}
            {membership.paidByCard > 0 && (
              <BackToCard membership={membership._id} who={memberName(membership)} paidByCard={membership.paidByCard} />
            )}
            {amountPaid > 0 && (
              <HowPaid withTwoWays paidWith={form.values.paidWith} onChange={(paidWith) => form.set('paidWith', paidWith)} />
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
