import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionRollbackError } from 'drizzle-orm'
import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import type { Db, Tx } from './types.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** The database ended the transaction because of another one; doing all of it again may work. */
const AGAIN = ['40P01', '40001']

const over = () => new Error('This transaction is over: what it did was taken back.')

/** The savepoint that the code which asks is working in, so that an outer handle works in it too. */
const current = new AsyncLocalStorage<Level>()

/** What all levels of one transaction share. `stop` is what every further statement is told. */
type Shared = { savepoints: number; again: Error | null; stop: Error | null }
type Query = (...query: unknown[]) => Promise<unknown>

/**
 * A transaction, or a savepoint in one, for code that was written for a pool: statements that are sent side by side take turns,
 * and so do whole transactions, which become savepoints. Code inside a savepoint works in it, whichever handle it holds.
 */
export class Level {
  readonly db: Db
  readonly #client: PoolClient
  readonly #parent: Level | null
  readonly #shared: Shared
  #last: Promise<unknown> = Promise.resolve()
  #state: 'open' | 'kept' | 'undone' = 'open'

  constructor(client: PoolClient, parent: Level | null = null) {
    this.#client = client
    this.#parent = parent
    this.#shared = parent ? parent.#shared : { savepoints: 0, again: null, stop: null }
    const gate = { query: ((...query) => this.#innermost().#statement(query)) satisfies Query }
    this.db = Object.assign(
      new NodePgDatabase(dialect, new NodePgSession(gate as unknown as NodePgClient, dialect, undefined), undefined),
      {
        transaction: (work: (tx: Tx) => Promise<unknown>) => this.#innermost().#savepoint((level) => work(level.db as unknown as Tx)),
        rollback: () => {
          throw new TransactionRollbackError()
        },
      },
    ) as unknown as Db
  }

  /** Why the database wants all of it done again, if it does. */
  get again(): Error | null {
    return this.#shared.again
  }

  /**
   * This one, or the nearest around it that is not over: work that nobody waits for outlives what it began in, and goes on
   * outside. In what was taken back nothing goes on.
   */
  nearestOpen(): Level | null {
    if (this.#state === 'undone') throw over()
    return this.#state === 'open' ? this : (this.#parent?.nearestOpen() ?? null)
  }

  /** Does the work of the whole transaction in it. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return current.run(this, () => work(this.db))
  }

  /** Waits for the statements that are on their way, and lets no more in. */
  async keep(): Promise<void> {
    await this.#quiet()
    this.#state = 'kept'
  }

  /** Lets no more in, not even what waits for its turn. */
  async undo(): Promise<void> {
    this.#state = 'undone'
    if (!this.#parent) this.#shared.stop ??= over()
    await this.#quiet()
  }

  isWithin(other: Level): boolean {
    return this === other || (this.#parent?.isWithin(other) ?? false)
  }

  async #quiet(): Promise<void> {
    for (let last: unknown; last !== this.#last; ) {
      last = this.#last
      await last
    }
  }

  #innermost(): Level {
    const open = this.nearestOpen()
    if (!open) throw new Error('This transaction is over.')
    const now = current.getStore()?.nearestOpen()
    return now?.isWithin(open) ? now : open
  }

  /** One after the other, in the order in which they came. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  /** On a pool a statement that fails spoils nothing but itself, and whoever expects that goes on. So here. */
  #statement(query: unknown[]): Promise<unknown> {
    const { text = '' } = query[0] as { text?: string }
    const isAlone = this.#parent === null && !/^\s*select\b/i.test(text)
    return isAlone ? this.#savepoint((level) => level.#send(...query)) : this.#inTurn(() => this.#send(...query))
  }

  #savepoint<T>(work: (level: Level) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const level = new Level(this.#client, this)
      const name = `s${++this.#shared.savepoints}`
      await this.#send(`savepoint ${name}`)
      try {
        const result = await current.run(level, () => work(level))
        await level.keep()
        await this.#send(`release savepoint ${name}`)
        return result
      } catch (error) {
        await level.undo()
        if (!this.#shared.stop) await this.#send(`rollback to savepoint ${name}`)
        throw error
      }
    })
  }

  #send: Query = async (...query) => {
    if (this.#shared.stop) throw this.#shared.stop
    try {
      return await (this.#client.query as unknown as Query).apply(this.#client, query)
    } catch (error) {
      if (AGAIN.includes((error as { code?: string }).code ?? '')) this.#shared.again = this.#shared.stop = error as Error
      throw error
    }
  }
}
