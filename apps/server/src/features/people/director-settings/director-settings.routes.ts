import { type DirectorSettings, directorSettingsCalls, directorSettings as record } from '@ramplight/contract/people/director-settings'
import { checkOfPin } from '@ramplight/contract/people/station-pin'
import type { Cents } from '@ramplight/domain/kernel/units'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { isOf } from '../user-profiles/index.ts'
import { directorSettingsStore } from './director-settings.store.ts'
import { directorSettings } from './director-settings.table.ts'
import { findDirectors, ofADirector, rowOrDefaultsOf } from './of-a-director.ts'

const store = directorSettingsStore

type Row = typeof directorSettings.$inferSelect
type Times = DirectorSettings['optionalCheckInTimes']
type Years = DirectorSettings['winningsReportedFrom']
type Sent = {
  optionalCheckInTimes?: { [Time in keyof Times]?: boolean | undefined } | undefined
  stationPin?: string | null | undefined
  winningsReportedFrom?: Record<string, Cents | null> | undefined
}

/** Times that are not named stay as they are. */
const withTimes = ({ optionalCheckInTimes: sent }: Sent, before: Times) => (sent ? { optionalCheckInTimes: { ...before, ...sent } } : {})

/** The digits are kept nowhere. */
const withPin = async ({ stationPin }: Sent) =>
  stationPin === undefined ? {} : { stationPin: undefined, stationPinCheck: stationPin && (await checkOfPin(stationPin)) }

/** Years that are not named stay as they are; one that is null has no figure of its own. */
function withYears({ winningsReportedFrom: sent }: Sent, before: Years): { winningsReportedFrom?: Years } {
  if (!sent) return {}
  const years = Object.entries({ ...before, ...sent }).filter((entry): entry is [string, Cents] => entry[1] !== null)
  return { winningsReportedFrom: Object.fromEntries(years) }
}

type Before = { optionalCheckInTimes: Times; winningsReportedFrom: Years }

const kept = async (sent: Sent, before: Before) => ({
  ...withTimes(sent, before.optionalCheckInTimes),
  ...withYears(sent, before.winningsReportedFrom),
  ...(await withPin(sent)),
})

/** From how much on winnings are reported is nothing that who only weighs has to know. */
async function presentTo(viewer: Actor | null, rows: Row[], db: Queryable): Promise<DirectorSettings[]> {
  if (!viewer?.weighTours?.length) return rows.map(toRecord)
  const directors = await findDirectors(
    db,
    rows.map(({ user }) => user),
  )
  const seesAll = ({ user }: Row) =>
    can({ ...viewer, weighTours: [] }, 'director-settings.see', directors.get(user) ?? { id: user, tours: [] })
  return rows.map((row) => (seesAll(row) ? toRecord(row) : { ...toRecord(row), winningsReportedFrom: {} }))
}

export function directorSettingsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(store.name, askedOf(store, isOf))
  plainFamily(app, deps, directorSettingsCalls, {
    ...ofADirector(directorSettings),
    store,
    present: (rows, viewer, deps) => presentTo(viewer, rows, deps.db),
    onCreate: (body: Sent) => kept(body, record.starts),
    onChange: (body: Sent, row) => kept(body, row),
    about: () => ({ summary: 'Settings of a director' }),
  })

  /** Also made for a helper who asks first: a weigh-in station must know how long to wait. */
  route(app, deps, directorSettingsCalls.byUser, {
    load: async ({ params: { id }, deps }) => (await findDirectors(deps.db, [id])).get(id) ?? null,
    handle: async ({ actor, doer, deps }, director) =>
      (await presentTo(actor, [await rowOrDefaultsOf(deps.db, store, director.id, doer)], deps.db))[0]!,
  })
}
