import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { SyncedFamily, SyncedRow } from '../http/deps.ts'
import { onWire } from './shown-records.ts'

const rows = ['good', 'bad', 'better'].map((id) => ({ id })) as unknown as SyncedRow[]
const family = (fault: () => never) =>
  ({
    schemas: { record: z.object({ _id: z.string() }) },
    present: async (_db: unknown, some: readonly SyncedRow[]) =>
      new Map(some.map(({ id }): [string, object] => [id, id === 'bad' ? fault() : { _id: id }])),
  }) as unknown as SyncedFamily

test('a row that nothing can be made of keeps a device from no other, and is logged', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const broken = family(() => {
    throw new TypeError('users is not iterable')
  })
  const shown = await onWire(broken, {} as never, rows, {} as never)
  expect([...shown.keys()]).toEqual(['good', 'better'])
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

test('a database that is away is no fault of a row', async () => {
  const away = family(() => {
    throw new Error('the connection was cut')
  })
  await expect(onWire(away, {} as never, rows, {} as never)).rejects.toThrow('cut')
})
