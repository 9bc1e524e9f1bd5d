import type { Answer, Shelf, Store, StoreTx, Transport, TransportFailure } from '@ramplight/sync/ports'
import type { Day, Device, Fault, FaultKind, Life } from './at-the-ramp.ts'

const CUT: TransportFailure = { kind: 'unreachable', timedOut: false }
const SLOW: TransportFailure = { kind: 'unreachable', timedOut: true }
const failed = <T>(failure: TransportFailure): Answer<T> => ({ ok: false, failure })
export const never = <T>() => new Promise<T>(() => {})

/** What a hotspot says in the place of our server. */
export const portalPage = () =>
  new Response('<html><body>Welcome to the Marina. Accept our terms.</body></html>', { headers: { 'content-type': 'text/html' } })
export const portalRefusal = () => Response.json({ error: 'login required' }, { status: 401 })

type Ask<T> = () => Promise<Answer<T>>
type Happens = <T>(ask: Ask<T>, at: { day: Day; life: Life; fault: Fault }) => Promise<Answer<T>>

const withCut =
  (cut: (fault: Fault) => Parameters<Day['server']['withCut']>[0]): Happens =>
  async (ask, { day, fault }) =>
    (await day.server.withCut(cut(fault), ask)).value

const HAPPENS: Record<FaultKind, Happens> = {
  lost: async () => failed(CUT),
  'answer-lost': (ask) => ask().then(() => failed(CUT)),
  slow: (ask) => ask().then(() => failed(SLOW)),
  late: async (ask, { day }) => {
    day.late.push(ask)
    return failed(SLOW)
  },
  twice: (ask) => ask().then(ask),
  'twice-at-once': async (ask) => (await Promise.all([ask(), ask()]))[0],
  'again-at-night': async (ask, { day }) => {
    day.late.push(ask)
    return ask()
  },
  'statement-dies': withCut(({ statement }) => ({ statement, code: '57P01' })),
  'statement-fails': withCut(({ statement }) => ({ statement, code: 'XX000' })),
  deadlock: withCut(({ statement }) => ({ statement, code: '40P01' })),
  'commit-unheard': withCut(() => ({ answerOfCommit: true, code: '57P01' })),
  'portal-page': (ask, { day }) => day.server.behindPortal(portalPage, ask),
  'portal-refuses': (ask, { day }) => day.server.behindPortal(portalRefusal, ask),
  'killed-before': async (_, { life }) => {
    life.end()
    return never()
  },
  'killed-after': async (ask, { life }) => {
    await ask()
    life.end()
    return never()
  },
}

/** The transport of a device through a network that does what the plan of the round says. */
export function faultyTransport(day: Day, device: Device, life: Life): Transport {
  const through = async <T>(
    call: keyof Transport,
    body: unknown,
    send: (transport: Transport) => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    const { person, isExpired } = device
    const transport = day.server.transport(isExpired ? async () => 'no longer a token' : person.token, device.name)
    const ask: Ask<T> = async () => {
      const { ops } = body as { ops?: { id: string }[] }
      const isPoisoned = ops?.some(({ id }) => day.poison.has(id))
      const answer: Answer<T> = isPoisoned ? failed({ kind: 'broken', status: 500 }) : await day.around(() => send(transport))
      if (call === 'push') noteAnswer(day, device, person.id, body, answer)
      return answer
    }
    device.requests++
    const { plan } = device
    const isIts = plan?.fault?.call === call && plan.fault.nth-- === 0
    const answer = isIts ? await HAPPENS[plan.fault!.kind](ask, { day, life, fault: plan.fault! }) : await ask()
    const meanwhile = plan?.meanwhile
    if (meanwhile && call === plan.meanwhileOf) {
      plan.meanwhile = null
      await meanwhile()
    }
    return life.isOver ? never() : answer
  }
  const sent = <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
    device.onItsWay.add(answer)
    return answer.finally(() => device.onItsWay.delete(answer))
  }
  return {
    hello: (body) => sent(through('hello', body, (to) => to.hello(body))),
    changes: (body) => sent(through('changes', body, (to) => to.changes({ ...body, limit: device.page }))),
    push: (body) => sent(through('push', body, (to) => to.push(body))),
  }
}

function noteAnswer(day: Day, device: Device, user: string, body: unknown, answer: Answer<unknown>): void {
  const results = answer.ok ? (answer.value as { results: NonNullable<Day['pushed'][number]['results']> }).results : null
  day.pushed.push({ device: device.number, user, ops: (body as { ops: Day['pushed'][number]['ops'] }).ops, results })
}

/** The device is gone: nobody hears of what it was doing. */
class Killed extends Error {}

/** The store of a device that can die in the middle of a transaction. */
export function mortalStore(inner: Store, device: Device, life: Life): Store {
  const unlessCut = <T>(write: () => T): T => {
    const { cut } = device
    if (!cut || cut.kind === 'dies-after-commit' || cut.left-- > 0) return write()
    if (cut.kind === 'dies-at-row') throw new Killed('the device died')
    throw Object.assign(new Error('There is no room left.'), { name: 'QuotaExceededError' })
  }
  const mortal = <Row>(shelf: Shelf<Row>): Shelf<Row> => ({
    ...shelf,
    put: (row) => unlessCut(() => shelf.put(row)),
    putMany: (rows) => unlessCut(() => shelf.putMany(rows)),
    remove: (keys) => unlessCut(() => shelf.remove(keys)),
  })
  const mortalTx = (tx: StoreTx): StoreTx => {
    const { rows, ...own } = tx
    const shelves = Object.fromEntries(Object.entries(own).map(([name, shelf]) => [name, mortal(shelf as Shelf<unknown>)]))
    return { ...(shelves as unknown as typeof own), rows: (tbl) => mortal(rows(tbl)) }
  }
  const whileAlive = async <T>(work: () => Promise<T>): Promise<T> => {
    if (life.isOver) return never()
    try {
      const value = await work()
      return life.isOver ? never() : value
    } catch (error) {
      if (!(error instanceof Killed) && !life.isOver) throw error
      life.end()
      return never()
    }
  }
  return {
    read: (tables, work) => whileAlive(() => inner.read(tables, work)),
    write: (tables, work) =>
      whileAlive(async () => {
        const value = await inner.write(tables, (tx) => work(mortalTx(tx)))
        const { cut } = device
        if (cut?.kind === 'dies-after-commit' && cut.left-- <= 0) throw new Killed('the device died')
        return value
      }),
  }
}
