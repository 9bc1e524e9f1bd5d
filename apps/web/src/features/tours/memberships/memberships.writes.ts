import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { membershipCalls as calls, type Membership, membership } from '@ramplight/contract/tours/memberships'
import { type Season, season as seasonRecord } from '@ramplight/contract/tours/seasons'
import { refused } from '@ramplight/domain/kernel/errors'
import { newEvents } from '@ramplight/domain/log/new-events'
import { memberCopies, memberPaymentsSaid } from '@ramplight/domain/money/member-log'
import { NO_PAYMENT_LOG } from '@ramplight/domain/money/payment-log'
import type { SeasonSubject } from '@ramplight/domain/policies/subjects'
import type { Change, LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { creation, demandRight, demandRow, patchOf, refuseStale } from '#platform/local-writes/local-records.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { write } from '#platform/local-writes/write.ts'

const TBL = 'memberships'
type New = BodyOf<typeof calls.create>
type Changed = BodyOf<typeof calls.update>

async function subjectOf({ director = '', tour = null }: Partial<Season>, local: Local): Promise<SeasonSubject> {
  const tourDirector = tour ? ((await local.row<{ director: string }>('tours', tour))?.director ?? null) : null
  return { director, tour, tourDirector }
}

/** A season that is here and that the person edits: what a membership costs and who is let in is theirs to say. */
async function seasonFor(local: Local, id: string): Promise<Season> {
  const season = decodeRow(seasonRecord, await demandRow(local, 'seasons', id, 'season'))
  await demandRight(local, 'season.edit', await subjectOf(season, local))
  return season
}

/** What the server fills in for who edits the season. */
const filledOf = ({ membershipFee, tour }: Season, { amount, approved }: New) => ({
  tour: tour ?? null,
  amount: amount ?? membershipFee ?? membership.starts.amount,
  approved: approved ?? true,
})

/**
 * What is said of the money of a member, as payments that are added to their log, by the function of the server. The totals are copies: shown, and
 * never sent.
 */
function asPayments<B extends New | Changed>({ amountPaid, paidWith, ...body }: B, before: Membership | null, local: Local) {
  const log = before?.paymentLog ?? NO_PAYMENT_LOG
  const sent = newEvents(log, body.paymentLog)
  const making = { at: local.now().toISOString(), newId }
  const fresh = Object.keys(sent).length > 0 ? sent : memberPaymentsSaid(log, { amountPaid, paidWith }, making)
  if (Object.keys(fresh).length === 0) return { body: { ...body, paymentLog: undefined } as unknown as B }
  const paymentLog = { ...log, ...fresh }
  const copies = memberCopies(paymentLog, paidWith === undefined ? before?.paidWith : paidWith)
  return { body: { ...body, paymentLog } as unknown as B, shown: before ? copies : { ...copies, paymentLog } }
}

const usersOf = async (local: Local, season: string): Promise<Set<string>> =>
  new Set((await local.rows<Membership>(TBL, { index: 'season', is: season })).map(({ user }) => user))

plainWrites(calls, {
  tbl: TBL,
  subject: async ({ season = '', user = '' }: Partial<Membership>, local) => {
    const row = await local.row('seasons', season)
    return { user, season: await subjectOf(row ? decodeRow(seasonRecord, row) : {}, local) }
  },
  asEvents: asPayments,
  onCreate: async (body, { local }) => {
    const season = await seasonFor(local, body.season)
    await demandRow(local, 'users', body.user, 'user')
    if ((await usersOf(local, body.season)).has(body.user)) throw refused('membership.exists')
    return filledOf(season, body)
  },
  onChange: async (_body, { season }, { local }) => {
    await seasonFor(local, season)
  },
  onRemove: async ({ season }, { local }) => {
    await seasonFor(local, season)
  },
})

/** Several new members at once; who is here already stays as they are. */
write(calls.bulkCreate, async ({ body }, local) => {
  const members = body.map((one) => ({ ...one, _id: one._id ?? newId() }))
  const here = new Set(
    (
      await local.rowsOf(
        TBL,
        members.map(({ _id }) => _id),
      )
    ).map(({ _id }) => _id),
  )
  const people = new Set(
    (
      await local.rowsOf(
        'users',
        members.map(({ user }) => user),
      )
    ).map(({ _id }) => _id),
  )
  const seasons = new Map<string, { season: Season; users: Set<string> }>()
  for (const { season } of members)
    if (!seasons.has(season)) seasons.set(season, { season: await seasonFor(local, season), users: await usersOf(local, season) })
  const at = local.now().toISOString()
  return eachForItself(
    members,
    ({ _id }) => _id,
    (one) => {
      if (here.has(one._id)) return []
      if (!people.has(one.user)) throw refused('reference.unknown', { field: 'user' })
      const { season, users } = seasons.get(one.season)!
      if (users.has(one.user)) throw refused('membership.exists')
      users.add(one.user)
      const schemas = { create: calls.create.body!, record: membership }
      const { body, shown } = asPayments(one, null, local)
      return [creation(TBL, one._id, schemas, { body, filled: { ...filledOf(season, one), ...shown }, at })]
    },
  )
})

/** The same for many, such as letting all in who wait. */
write(calls.bulkUpdate, async ({ body }, local) => {
  const ids = body.map(({ _id }) => _id)
  const rows = new Map((await local.rowsOf<Membership & LocalRow>(TBL, ids)).map((row) => [row._id, row]))
  for (const season of new Set([...rows.values()].map((row) => row.season))) await seasonFor(local, season)
  return eachForItself(
    body,
    ({ _id }) => _id,
    (one): Change[] => {
      const row = rows.get(one._id)
      if (!row) throw refused('record.not-found')
      const { body: said, shown } = asPayments(one, decodeRow(membership, row), local)
      const patch = patchOf(calls.update.body!, said)
      refuseStale(row, one._rev, patch)
      return [{ kind: 'edit', tbl: TBL, id: one._id, patch, seen: one._rev, ...(shown && { shown: patchOf(calls.update.body!, shown) }) }]
    },
  )
})
