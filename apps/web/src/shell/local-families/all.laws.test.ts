import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { expect, test } from 'vitest'
import { localCalls } from '#platform/local/answers/local-calls.ts'
import './all.ts'

test('nothing comes to a device that nobody reads there', () => {
  const read = new Set([...localCalls().values()].flatMap((call) => (call.kind === 'read' ? call.tables : [])))
  expect(SYNC_TABLES.filter((table) => !read.has(table))).toEqual([])
})
