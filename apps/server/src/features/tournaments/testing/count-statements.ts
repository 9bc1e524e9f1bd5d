import pg from 'pg'
import { vi } from 'vitest'

/** Runs the work and counts what it sends to the database. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    return { answer, statements: spy.mock.calls.length }
  } finally {
    spy.mockRestore()
  }
}
