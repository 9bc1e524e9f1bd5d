import type { Device } from '../at-the-ramp.ts'

/** Every change that was ever made on a device is in exactly one place. Looked at after every step. */
export async function i9Accounting({ name, tabs }: Device): Promise<string[]> {
  const [tab] = tabs
  if (!tab) return []
  const { issued, settled, pending, sealed, waiting, quarantined, coalesced, discarded } = await tab.engine.counts()
  const found = settled + pending + sealed + waiting + quarantined + coalesced + discarded
  return issued === found ? [] : [`I9 ${name} has made ${issued} changes, and knows where ${found} of them are`]
}
