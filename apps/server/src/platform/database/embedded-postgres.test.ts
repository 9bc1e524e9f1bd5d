import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBinaries } from './embedded/binaries.ts'
import { ask, Bench } from './embedded/fixtures/bench.ts'

let bench: Bench
beforeEach(() => {
  bench = new Bench()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await bench.clear()
})

describe('the role of the product', () => {
  test('is no superuser: it writes its tables, and reaches neither files, programs nor other databases', async () => {
    const server = await bench.start()
    const may = (statement: string) =>
      ask(server.connection, statement).then(
        () => true,
        () => false,
      )
    expect(await ask(server.connection, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ])
    expect(await may('create extension if not exists pg_trgm')).toBe(true)
    expect(await may('create table boats (name text)')).toBe(true)
    for (const forbidden of [
      `select pg_read_file('/etc/passwd')`,
      `copy boats from program 'id'`,
      `copy boats from '/etc/passwd'`,
      'create role intruder superuser',
      'create database other',
      `set session authorization 'ramplight'`,
      'alter system set fsync = off',
    ])
      expect([forbidden, await may(forbidden)]).toEqual([forbidden, false])
    await expect(ask({ ...server.connection, database: 'postgres' }, 'select 1')).rejects.toThrow(/permission denied/)
    await server.stop()
  })

  test('takes over what an older version made as the superuser, and what is in it', async () => {
    const first = await bench.start()
    const old = { ...first.connection, user: 'ramplight' }
    await ask(
      old,
      `create schema drizzle; create type drizzle.kind as enum ('a'); create table drizzle.made (id serial primary key, kind drizzle.kind)`,
    )
    await ask(
      old,
      `create extension pg_trgm; create function public.one() returns int language sql as 'select 1'; create view public.seen as select * from drizzle.made`,
    )
    await ask(old, `insert into drizzle.made (kind) values ('a')`)
    await first.stop()
    const second = await bench.start()
    const mine = second.connection
    await ask(
      mine,
      `insert into drizzle.made (kind) values ('a'); alter table drizzle.made add column more text; alter type drizzle.kind add value 'b'`,
    )
    await ask(
      mine,
      `create or replace function public.one() returns int language sql as 'select 2'; drop view public.seen; create table drizzle.more ()`,
    )
    expect(await ask(mine, 'select id from drizzle.made')).toEqual([{ id: 1 }, { id: 2 }])
    await second.stop()
  })
})

describe('the embedded PostgreSQL', () => {
  test('starts from nothing, and keeps what was written when it is stopped and started again', async () => {
    const first = await bench.start()
    await ask(first.connection, 'create table boats (name text)')
    await ask(first.connection, `insert into boats values ('Ärmelkanal')`)
    await first.stop()
    const second = await bench.start()
    expect(await ask(second.connection, 'select name from boats')).toEqual([{ name: 'Ärmelkanal' }])
    await second.stop()
    expect(bench.log[0]).toMatch(/^PostgreSQL is ready after \d+ ms, with new data in /)
    expect(bench.log[1]).toContain('with existing data in ')
  })

  test('writes through to the disk, checks its pages, does not listen on the network, and ignores PG variables meant for other servers', async () => {
    vi.stubEnv('PGPORT', '6543')
    vi.stubEnv('PGSSLMODE', 'require')
    const server = await bench.start()
    const rows = await ask(
      server.connection,
      `select name, setting from pg_settings where name in ('fsync', 'data_checksums', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'listen_addresses', 'TimeZone')`,
    )
    const settings = Object.fromEntries(rows.map((row) => [row.name, row.setting]))
    expect(settings).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
    })
    await server.stop()
  })

  test('works below a folder with a long name, blanks, quotes and a dollar', async () => {
    const server = await bench.start({ dataDir: join(bench.root, 'x'.repeat(120), `Sam's "best" $HOME & sons`) })
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('data of another major version are refused, and when PostgreSQL refuses to start its reason is in the message', async () => {
    await (await bench.start()).stop()
    const version = join(bench.dataDir, 'postgres', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(bench.start()).rejects.toThrow(/was made by PostgreSQL 17: this version brings PostgreSQL 18/)
    writeFileSync(version, '18\n')
    writeFileSync(join(bench.dataDir, 'postgres', 'postgresql.auto.conf'), 'max_connections = many\n')
    await expect(bench.start()).rejects.toThrow(/PostgreSQL did not start: .*postgresql\.auto\.conf/)
    expect(bench.servers()).toEqual([])
  })
})

describe('a second start on the same data', () => {
  test('is refused at once, by name of the process, and the first goes on', async () => {
    const first = await bench.start()
    const began = Date.now()
    const second = bench.keeper()
    expect(await second.ended).toBe(75)
    expect(Date.now() - began).toBeLessThan(3_000)
    expect(second.log).toEqual([
      `Ramplight is already running on ${bench.dataDir} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    ])
    expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  test('of four starts at once on an empty folder one runs and three are refused', async () => {
    const keepers = Array.from({ length: 4 }, () => bench.keeper())
    await Promise.all(keepers.map((keeper) => Promise.race([keeper.ended, keeper.ready()])))
    const running = keepers.filter((keeper) => keeper.child.exitCode === null)
    expect(keepers.map((keeper) => keeper.child.exitCode ?? 'runs').sort()).toEqual([75, 75, 75, 'runs'])
    expect(readdirSync(bench.dataDir).sort()).toEqual(['postgres', 'postgres.log'])
    expect(await running[0]!.kill('SIGTERM')).toBe(0)
  })
})

describe('a clean stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves no process, no pid file and no socket', async (signal) => {
    // A process group of its own, signalled as a whole: what Ctrl-C in a terminal does.
    const keeper = bench.keeper({ write: true }, { detached: true })
    const { host } = await keeper.ready()
    await keeper.until(() => keeper.acknowledged.length > 10)
    const [server] = bench.servers()
    process.kill(-keeper.child.pid!, signal)
    expect(await keeper.ended).toBe(0)
    expect(() => process.kill(server!.pid, 0)).toThrow('ESRCH')
    expect(existsSync(join(bench.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    expect(existsSync(host)).toBe(false)
    expect(keeper.log).toHaveLength(1)
  })
})

describe('a machine without usable binaries', () => {
  const advice = /Set DATABASE_URL to a PostgreSQL server, for example postgresql:\/\/.*\.$/

  test('of a platform without a package gets one line that says to set DATABASE_URL', () => {
    expect(() => findBinaries('sunos-sparc')).toThrow(advice)
    expect(() => findBinaries('sunos-sparc')).toThrow('(sunos-sparc)')
  })

  test('whose package was not installed gets the same line', () => {
    const missing = process.platform === 'darwin' ? 'linux-arm64' : 'darwin-arm64'
    expect(() => findBinaries(missing)).toThrow(advice)
  })

  test.each([
    ['cannot be executed, as with musl', '#!/nowhere/ld-linux.so\n'],
    ['run but complain', '#!/bin/sh\necho "Error relocating postgres: symbol not found"; exit 127\n'],
  ])('whose binaries %s gets the same line, and the process lives on', async (_, content) => {
    const nativeDir = join(bench.root, 'native')
    for (const dir of ['bin', 'lib', 'share']) mkdirSync(join(nativeDir, dir), { recursive: true })
    for (const name of ['postgres', 'initdb', 'pg_ctl']) writeFileSync(join(nativeDir, 'bin', name), content, { mode: 0o755 })
    await expect(bench.start({ nativeDir })).rejects.toThrow(advice)
  })
})
