import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerAddress } from '../embedded-postgres.ts'
import { ask, Bench, userOf } from './fixtures/bench.ts'

let bench: Bench
beforeEach(() => {
  bench = new Bench()
})
afterEach(() => bench.clear())

const weights = async (address: ServerAddress) => (await ask<{ id: number }>(address, 'select id from weights')).map((row) => row.id)

test('kill -9 of the product under load: the database lives on, the next start takes it over, nothing is lost', async () => {
  const keeper = bench.keeper({ write: true })
  await keeper.until(() => keeper.acknowledged.length > 200)
  await keeper.kill('SIGKILL')
  const [orphan] = bench.servers()
  expect(orphan).toBeDefined()

  const next = await bench.start()
  expect(bench.servers()).toEqual([orphan])
  expect(await weights(next.connection)).toEqual(expect.arrayContaining(keeper.acknowledged))
  await next.stop()
  expect(bench.servers()).toEqual([])
})

test('kill -9 of the product and of the database: recovered, nothing is lost', async () => {
  const keeper = bench.keeper({ write: true })
  await keeper.until(() => keeper.acknowledged.length > 200)
  const [server] = bench.servers()
  process.kill(server!.pid, 'SIGKILL')
  await keeper.kill('SIGKILL')

  const next = await bench.start()
  expect(await weights(next.connection)).toEqual(expect.arrayContaining(keeper.acknowledged))
  await next.stop()
})

test('kill -9 in the middle of making the database, the next start makes it anew', async () => {
  const keeper = bench.keeper()
  const half = () => {
    const names = existsSync(bench.dataDir) ? readdirSync(bench.dataDir) : []
    return names.find((name) => existsSync(join(bench.dataDir, name, 'PG_VERSION')))
  }
  await keeper.until(() => half() !== undefined)
  await keeper.kill('SIGKILL')
  expect(half()).toMatch(/^postgres\.new-/)
  const next = await bench.start()
  expect(await ask(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('a pid file whose number now belongs to an unrelated process of the same user does not stop the start', async () => {
  await (await bench.start()).stop()
  const keeper = bench.keeper()
  await keeper.ready()
  const [server] = bench.servers()
  const uid = userOf(server!.pid)
  const pidFile = join(bench.dataDir, 'postgres', 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  process.kill(server!.pid, 'SIGKILL')
  await keeper.kill('SIGKILL')
  const stranger = spawn('sleep', ['60'], { uid })
  writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))

  const next = await bench.start()
  expect(await ask(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test('a pid file that a power cut left empty does not stop the start, however young it is', async () => {
  await (await bench.start()).stop()
  const pidFile = join(bench.dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, '')
  const next = await bench.start()
  expect(await ask(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('a worker that outlives its killed server for a moment delays the next start, and does not stop it', async () => {
  const keeper = bench.keeper()
  await keeper.ready()
  const [server] = bench.servers()
  // Asleep it cannot notice that its server is gone, and holds the memory they shared.
  const [worker] = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server!.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)
  process.kill(worker!, 'SIGSTOP')
  process.kill(server!.pid, 'SIGKILL')
  await keeper.kill('SIGKILL')

  const starting = bench.start()
  await delay(1500)
  process.kill(worker!, 'SIGKILL')
  const next = await starting
  expect(await ask(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('when the database dies under a running product it is brought back at the same address', async () => {
  const server = await bench.start()
  await ask(server.connection, 'create table boats (name text)')
  process.kill(bench.servers()[0]!.pid, 'SIGKILL')
  while (!bench.log.includes('PostgreSQL is back.')) await delay(20)
  expect(await ask(server.connection, 'select * from boats')).toEqual([])
  expect(await bench.keeper().ended).toBe(75)
  await server.stop()
  expect(bench.servers()).toEqual([])
})
