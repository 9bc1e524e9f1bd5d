import { userCalls } from '@ramplight/contract/people/users'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import type { Doc } from '@ramplight/sync/types'
import { z } from 'zod'
import { people } from '../../../server/src/features/people/users/users.store.ts'
import { aDevice } from '../../../server/src/features/sync/testing/a-device.ts'
import { weighInEvents } from '../../../server/src/features/weigh-in/weigh-ins/weigh-ins.table.ts'
import type { Person, TestServer } from '../../../server/src/platform/testing/test-server.ts'
import { FAMILIES } from './families.ts'
import type { Docs } from './local-book.ts'

/** Everything that a person is shown by the lists of the server, as it crossed the wire: the widest book there can be. */
export async function docsByLists(ramp: TestServer, as: Person): Promise<Docs> {
  const docs: Docs = new Map()
  for (const [tbl, { list, searches }] of Object.entries(FAMILIES)) {
    const { wire } = list ? await ramp.call(list, { as }) : await ramp.call(searches[0]!, { as, body: { selectAll: true } as never })
    docs.set(tbl as SyncTable, wire as Doc[])
  }
  const everywhere = { startDate: '2000-01-01', selectAll: true } as const
  const { wire } = await ramp.call(tournamentCalls.search, { as, body: everywhere })
  docs.set('tournaments', (wire as { message: Doc[] }).message)
  docs.set('users', [...docs.get('users')!, ...(await seenBeside(ramp, as, docs.get('users')!))])
  docs.set('weigh-in-events', await logDocs(ramp, new Set(docs.get('tournaments')!.map(({ _id }) => _id))))
  return docs
}

/** People whom a person sees although no list of anglers shows them: who helps on the same tour. */
async function seenBeside(ramp: TestServer, as: Person, listed: Doc[]): Promise<Doc[]> {
  const known = new Set(listed.map(({ _id }) => _id))
  const others = (await ramp.db.select({ id: people.id }).from(people)).filter(({ id }) => !known.has(id))
  const answers = await Promise.all(others.map(({ id }) => ramp.call(userCalls.get, { as, params: { id } })))
  return answers.filter(({ status }) => status < 300).map(({ wire }) => wire as Doc)
}

/** What the feed brings to a device of this person. */
export async function docsByFeed(ramp: TestServer, as: Person): Promise<Docs> {
  const device = aDevice(ramp, as)
  await device.pull()
  const docs: Docs = new Map()
  for (const { tbl, doc } of device.rows.values()) docs.set(tbl, [...(docs.get(tbl) ?? []), doc as Doc])
  return docs
}

/** The log of weigh-ins, which no call shows event by event. */
async function logDocs(ramp: TestServer, tournaments: Set<string>): Promise<Doc[]> {
  const rows = await ramp.db.select().from(weighInEvents)
  return rows
    .filter(({ tournament }) => tournaments.has(tournament))
    .map(({ id, ...row }) => z.encode(weighInRecord, { _id: id, ...row } as never) as unknown as Doc)
}

/** The signed-in person, with the tours that their rights come from. */
export async function personOf(ramp: TestServer, as: Person) {
  return (await ramp.call(userCalls.get, { as, params: { id: as.id } })).body
}
