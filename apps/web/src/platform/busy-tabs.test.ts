import { expect, test } from 'vitest'
import { joinBusyTabs } from './busy-tabs.ts'

test.each([
  [[true, false], false],
  [[false, true], true],
  [[false, false, true, true], true],
  [[false], false],
])('tabs that are busy: %s; the first one asks about the others: %s', async (tabs, expected) => {
  const joined = tabs.map((busy) => joinBusyTabs(() => busy))
  expect(await joined[0]!.isOtherBusy()).toBe(expected)
  for (const { leave } of joined) leave()
})
