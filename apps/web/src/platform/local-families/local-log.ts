import { fromWire } from '@ramplight/contract/kernel/wire'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import { byText } from '@ramplight/domain/kernel/text-order'
import { toEvent, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { LocalRow } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'

/** In the order in which the server received them; what it does not have yet, by the time it was made. */
const asReceived = (a: WeighInRecord, b: WeighInRecord): number => byText(a.receivedAt, b.receivedAt) || byText(a._id, b._id)

const decode = (row: LocalRow): WeighInRecord => fromWire(weighInRecord, { ...row, receivedAt: row.receivedAt ?? row.at })

/** The log of weigh-ins on this device, of everything or of one tournament, entry or weigh-in. */
export async function logOf(local: Local, where?: { index: 'tournament' | 'entry' | 'weighIn'; is: string }): Promise<WeighInRecord[]> {
  return (await local.rows('weigh-in-events', where)).map(decode).sort(asReceived)
}

export const eventsOf = async (local: Local, tournament: string) =>
  (await logOf(local, { index: 'tournament', is: tournament })).map(toEvent)

type Event = Pick<WeighInRecord, 'weighIn' | 'kind' | 'tournament' | 'entry'>

/** How many entries of each tournament have a weigh-in that counts. A tournament without any is not in the map. */
export async function weighedCounts(local: Local): Promise<Map<string, number>> {
  const events = await local.rows<Event>('weigh-in-events')
  const voided = new Set(events.filter(({ kind }) => kind === 'void').map(({ weighIn }) => weighIn))
  const entries = Map.groupBy(
    events.filter(({ kind, weighIn }) => kind === 'weigh' && !voided.has(weighIn)),
    ({ tournament }) => tournament,
  )
  return new Map([...entries].map(([tournament, weighed]) => [tournament, new Set(weighed.map(({ entry }) => entry)).size]))
}
