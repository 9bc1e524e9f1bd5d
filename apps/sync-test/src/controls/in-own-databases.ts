import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import pg from 'pg'
import { ownPostgres } from '../model/own-postgres.ts'

/** Runs controls (`entry <name> <most days> <seed> [more]`), each in a process and a database of its own. Answers what each says last, as JSON. */
export async function inOwnDatabases<Caught>(entry: string) {
  const database = await ownPostgres()
  const { address } = database
  // What somebody is connected to cannot be copied.
  await database.pool.end()
  const admin = new pg.Client({ ...address, database: 'postgres' })
  await admin.connect()

  return {
    without: async (name: string, most: number, seed: number, ...more: string[]): Promise<Caught | null> => {
      const own = `control_${randomInt(2 ** 31)}`
      await admin.query(`create database ${own} template ${address.database} strategy wal_log`)
      const child = spawn(process.execPath, [entry, name, String(most), String(seed), ...more], {
        env: { ...process.env, CONTROL_DATABASE: JSON.stringify({ ...address, database: own }) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      child.stdout.on('data', (part) => {
        said += part
      })
      await new Promise((done) => child.on('close', done))
      await admin.query(`drop database ${own} with (force)`)
      const last = said.trim().split('\n').at(-1)
      return last?.startsWith('{') ? (JSON.parse(last) as Caught) : null
    },
    close: async () => {
      await admin.end()
      await database.close()
    },
  }
}
