import { newId } from '@ramplight/contract/kernel/new-id'
import { type Membership, membershipCalls } from '@ramplight/contract/tours/memberships'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { takenNow, voidedNow } from './member-events.ts'
import { memberName } from './member-words.ts'
import { t } from './memberships.texts.ts'

type Row = Pick<Membership, '_id' | '_rev' | 'angler' | 'active' | 'approved' | 'amount' | 'amountPaid' | 'paidByCard' | 'paymentLog'>
type Change = Partial<Pick<Row, 'active' | 'approved' | 'paymentLog'>>

/** The same fields as they were; a payment that was taken never happened. */
const before = (row: Row, { paymentLog, ...change }: Change): Change => ({
  ...Object.fromEntries(Object.keys(change).map((field) => [field, row[field as keyof typeof change]])),
  ...(paymentLog && { paymentLog: voidedNow(row, Object.keys(paymentLog)[0]!, paymentLog) }),
})

/** Changes some members, each for itself; says what was done, and can take it back. */
export async function changeMembers(rows: readonly Row[], changeOf: (row: Row) => Change, said: (done: Row[]) => string): Promise<boolean> {
  const changes = new Map(rows.map((row) => [row._id, changeOf(row)]))
  const done = await told(rows, (part) =>
    call(membershipCalls.bulkUpdate, { body: part.map((row) => ({ ...changes.get(row._id), _id: row._id, _rev: row._rev })) }),
  )
  if (done.length === 0) return false
  const back = (part: Row[]) =>
    call(membershipCalls.bulkUpdate, { body: part.map((row) => ({ ...before(row, changes.get(row._id)!), _id: row._id })) })
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
    (row) => ({ paymentLog: takenNow(row, owedByMember(row), way === 'other' ? null : { method: way }, newId()) }),
    (done) => t('pay.havePaid', words(done)),
  )
}
