import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { ask, Bench, isRoot, userOf } from './fixtures/bench.ts'
import { canReach, unprivilegedUser } from './system-user.ts'

let bench: Bench
beforeEach(() => {
  bench = new Bench()
})
afterEach(() => bench.clear())

const nobody = () => unprivilegedUser(['nobody'])

describe.skipIf(!isRoot)('started by root (skipped: needs root)', () => {
  test('the server runs as an unprivileged user, who owns the cluster in the data folder and keeps it', async () => {
    const first = await bench.start({ runAs: nobody() })
    expect(userOf(bench.servers()[0]!.pid)).toBe(nobody().uid)
    expect(readdirSync(bench.dataDir).sort()).toEqual(['postgres', 'postgres.log'])
    expect(existsSync(bench.systemDir)).toBe(false)
    await first.stop()
    // Say, a package brought the user postgres to the machine since.
    const second = await bench.start({ runAs: { name: 'latecomer', uid: 4_242, gid: 4_242 } })
    expect(userOf(bench.servers()[0]!.pid)).toBe(nobody().uid)
    await second.stop()
  })

  test('with the whole project below a 0700 folder the cluster and a copy of the binaries go elsewhere, and the log says where', async () => {
    const home = join(bench.root, 'home')
    const nativeDir = join(home, 'project', 'binaries', 'native')
    const dataDir = join(home, 'project', 'data')
    mkdirSync(dirname(nativeDir), { recursive: true })
    chmodSync(home, 0o700)
    cpSync(findBinaries(), nativeDir, { recursive: true, verbatimSymlinks: true })
    cpSync(join(findBinaries(), '..', 'package.json'), join(nativeDir, '..', 'package.json'))

    const first = await bench.start({ nativeDir, dataDir })
    await ask(first.connection, 'create table boats (name text)')
    await first.stop()
    expect(bench.log[0]).toMatch(new RegExp(`new data in ${bench.systemDir}/[0-9a-f]{12}/postgres, as the user `))
    expect(readdirSync(bench.systemDir)).toHaveLength(2)

    const second = await bench.start({ nativeDir, dataDir })
    expect(await ask(second.connection, 'select * from boats')).toEqual([])
    await second.stop()
  })

  test('a cluster that was made elsewhere is found again when its folder has become reachable', async () => {
    const home = join(bench.root, 'home')
    mkdirSync(home, { mode: 0o700 })
    const dataDir = join(home, 'data')
    await (await bench.start({ dataDir })).stop()
    chmodSync(home, 0o755)
    await (await bench.start({ dataDir })).stop()
    expect(bench.log[1]).toContain(`existing data in ${bench.systemDir}`)
  })

  test('a cluster that can no longer be reached is not replaced by an empty one', async () => {
    const home = join(bench.root, 'home')
    const dataDir = join(home, 'data')
    await (await bench.start({ dataDir })).stop()
    chmodSync(home, 0o700)
    await expect(bench.start({ dataDir })).rejects.toThrow(/can no longer enter the folders above it. Allow that with chmod o\+x/)
  })
})

describe.skipIf(!isRoot)('started by an ordinary user (skipped: only root can become another user)', () => {
  test('everything is in the data folder and runs as that user', async (context) => {
    const user = nobody()
    if (![process.execPath, import.meta.dirname].every((path) => canReach(user, path))) context.skip('nobody cannot reach this folder')
    mkdirSync(bench.dataDir)
    chownSync(bench.dataDir, user.uid, user.gid)
    const keeper = bench.keeper({ write: true }, { uid: user.uid, gid: user.gid })
    await keeper.until(() => keeper.acknowledged.length > 10)
    expect(userOf(bench.servers()[0]!.pid)).toBe(user.uid)
    expect(await keeper.kill('SIGTERM')).toBe(0)
    expect(readdirSync(bench.dataDir).sort()).toEqual(['postgres', 'postgres.log'])
    expect(bench.servers()).toEqual([])
  })

  test('data that belong to somebody else are refused with a clear line', async (context) => {
    const user = nobody()
    if (![process.execPath, import.meta.dirname].every((path) => canReach(user, path))) context.skip('nobody cannot reach this folder')
    mkdirSync(join(bench.dataDir, 'postgres'), { recursive: true })
    chownSync(join(bench.dataDir, 'postgres'), 4_242, 4_242)
    const keeper = bench.keeper({}, { uid: user.uid, gid: user.gid })
    expect(await keeper.ended).toBe(77)
    expect(keeper.log[0]).toContain('belongs to another user')
  })
})
