import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import type { RampMethod } from '@ramplight/domain/money/paid-with'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { memberName } from './member-words.ts'
import { t } from './memberships.texts.ts'

type Row = Pick<Membership, '_id' | '_rev' | 'angler' | 'active' | 'approved' | 'amount' | 'amountPaid' | 'paidByCard' | 'paidWith'>
type Change = Partial<Pick<Row, 'active' | 'approved' | 'amountPaid' | 'paidWith'>>

/** The same fields as they were. */
const before = (row: Row, change: Change): Change =>
  Object.fromEntries(Object.keys(change).map((field) => [field, row[field as keyof Change] ?? null]))

/** Changes some members, each for itself; says what was done, and can take it back. */
export async function changeMembers(rows: readonly Row[], changeOf: (row: Row) => Change, said: (done: Row[]) => string): Promise<boolean> {
  const done = await told(rows, (part) =>
    call(membershipCalls.bulkUpdate, { body: part.map((row) => ({ ...changeOf(row), _id: row._id, _rev: row._rev })) }),
  )
  if (done.length === 0) return false
  const back = (part: Row[]) =>
    call(membershipCalls.bulkUpdate, { body: part.map((row) => ({ ...before(row, changeOf(row)), _id: row._id })) })
  notify.success(said(done), { undo: { onUndo: () => void told(done, back), isOnlyWay: true } })
  return true
}

/** Who was changed; whoever was not is named. */
async function told(rows: readonly Row[], send: Parameters<typeof doToMany<Row>>[1]): Promise<Row[]> {
  const { done, left, unknown } = await doToMany(rows, send)
  tellUnknown(unknown.map(memberName))
  if (left.rows.length > 0)
    notify.warning(t('someAreNot', { count: left.rows.length, names: firstNames(left.rows.map(memberName)), reason: left.reason }))
  return done
}

/** Lets in those who wait. */
export async function approveMembers(rows: readonly Row[]): Promise<boolean> {
  const waiting = rows.filter(({ active, approved }) => active && !approved)
  if (waiting.length === 0) {
    notify.stealth(t('approve.nobodyWaits'))
    return false
  }
  return changeMembers(
    waiting,
    () => ({ approved: true }),
    (done) => t('approve.areApproved', { count: done.length, name: memberName(done[0]!) }),
  )
}

const WAYS = ['other', 'check', 'cash'] as const

/** A membership has one way for all of it: who has paid a part in another one has paid in no one way. */
const wayOf = ({ amountPaid, paidWith }: Row, method: RampMethod) => (amountPaid > 0 && paidWith?.method !== method ? null : { method })

/** The rest of what they owe is here; asks how it came. */
export async function payInFull(rows: readonly Row[]): Promise<boolean> {
  const owing = rows.filter((row) => owedByMember(row) > 0)
  if (owing.length === 0) {
    notify.stealth(t('pay.nobodyOwes'))
    return false
  }
  const words = (some: readonly Row[]) => {
    const sum = writeShortMoney(some.reduce((total, row) => total + owedByMember(row), 0))
    return { count: some.length, name: memberName(some[0]!), sum }
  }
  const way = await choose({
    title: t('pay.title', words(owing)),
    text: t('pay.text'),
    ...(owing.length > 1 && { items: owing.map((row) => `${memberName(row)} · ${writeShortMoney(owedByMember(row))}`) }),
    answers: WAYS.map((value) => ({ value, label: t(`how.${value}`) })),
  })
  if (!way) return false
  return changeMembers(
    owing,
    (row) => ({ amountPaid: row.amountPaid + owedByMember(row), paidWith: way === 'other' ? null : wayOf(row, way) }),
    (done) => t('pay.havePaid', words(done)),
  )
}
