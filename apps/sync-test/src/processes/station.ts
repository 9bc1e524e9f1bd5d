import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Recorded, SyncCounts } from '@ramplight/sync/types'
import type { Deed } from './deeds.ts'
import type { FaultsProxy } from './faults-proxy.ts'
import type { DeviceOrder, FromDevice, Report, ToDevice } from './messages.ts'

/** What a device has said to whoever watches it, kept outside of it. */
export type Witness = {
  /** Begun; whether it is kept is not known of all. */
  tried: Map<number, Deed>
  /** The device has said that it is saved. In this order. */
  kept: { n: number; deed: Deed; recorded: Recorded[] }[]
  notKept: Map<string, number>
}

/** A device process, its line to the server, and what it has promised. */
export type Station = {
  name: string
  order: DeviceOrder
  proxy: FaultsProxy
  witness: Witness
  /** Does so many things, over all its lives. */
  work: (deeds: number) => Promise<void>
  /** SIGKILL, and started again on what lies in its journal. */
  kill: () => Promise<void>
  online: (token: string) => void
  setClock: (skewMs: number) => void
  closeTab: () => Promise<void>
  sync: () => Promise<void>
  counts: () => Promise<{ counts: SyncCounts; deferred: number }>
  report: () => Promise<Report>
  end: () => Promise<void>
}

type Listener = { is: FromDevice['is']; take: (message: FromDevice) => void }

export async function aStation(proxy: FaultsProxy, order: DeviceOrder): Promise<Station> {
  const witness: Witness = { tried: new Map(), kept: [], notKept: new Map() }
  let current = order
  let lives = 0
  let done = 0
  let target = 0
  let worked = Promise.withResolvers<void>()
  let listeners: Listener[] = []
  let child: ChildProcess
  let isEnding = false

  const HEAR: { [Is in FromDevice['is']]?: (message: Extract<FromDevice, { is: Is }>) => void } = {
    tried: ({ deed }) => void witness.tried.set(deed.n, deed),
    kept: ({ n, recorded }) => {
      done = n + 1
      witness.kept.push({ n, deed: witness.tried.get(n)!, recorded })
    },
    'not-kept': ({ n, why }) => {
      done = n + 1
      witness.notKept.set(why, (witness.notKept.get(why) ?? 0) + 1)
    },
    worked: () => worked.resolve(),
  }

  async function start(): Promise<void> {
    const seed = order.seed + 1000 * lives++
    child = fork(join(import.meta.dirname, 'device.ts'), [JSON.stringify({ ...current, seed })])
    const own = child
    own.on('message', (message: FromDevice) => {
      HEAR[message.is]?.(message as never)
      const taking = listeners.filter(({ is }) => is === message.is)
      listeners = listeners.filter((one) => !taking.includes(one))
      for (const { take } of taking) take(message)
    })
    const fell = new Promise<never>((_, reject) =>
      own.once('exit', (code, signal) => {
        if (own === child && signal !== 'SIGKILL' && !isEnding) worked.reject(new Error(`${order.name} ended with ${code ?? signal}`))
        reject(new Error(`${order.name} ended while it started`))
      }),
    )
    await Promise.race([heard('ready'), fell])
    // What was being done when it died is done with, kept or not.
    done = Math.max(done, ...[...witness.tried.keys()].slice(-1).map((n) => n + 1))
    if (done < target) tell({ do: 'work', from: done, deeds: target - done })
    else worked.resolve()
  }
  const tell = (message: ToDevice) => void (child.connected && child.send(message))
  const heard = <Is extends FromDevice['is']>(is: Is) =>
    new Promise<Extract<FromDevice, { is: Is }>>((take) => listeners.push({ is, take: take as Listener['take'] }))
  const ask = <Is extends FromDevice['is']>(message: ToDevice, is: Is) => {
    const answer = heard(is)
    tell(message)
    return answer
  }
  const gone = () => (child.exitCode ?? child.signalCode) !== null || new Promise((resolve) => child.once('exit', resolve))

  await start()
  return {
    name: order.name,
    order,
    proxy,
    witness,
    work: (deeds) => {
      worked = Promise.withResolvers()
      target = done + deeds
      tell({ do: 'work', from: done, deeds })
      return worked.promise
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone()
      listeners = []
      await start()
    },
    online: (token) => {
      current = { ...current, token }
      tell({ do: 'online', token })
    },
    setClock: (skewMs) => {
      current = { ...current, skewMs }
      tell({ do: 'clock', skewMs })
    },
    closeTab: async () => void (await ask({ do: 'close-tab' }, 'tab-closed')),
    sync: async () => void (await ask({ do: 'sync' }, 'synced')),
    counts: () => ask({ do: 'count' }, 'counted'),
    report: async () => (await ask({ do: 'report' }, 'reported')).report,
    end: async () => {
      isEnding = true
      child.kill('SIGKILL')
      await gone()
    },
  }
}
