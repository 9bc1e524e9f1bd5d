import type { RescueFile } from '@ramplight/sync/engine-api'
import { expect, test } from 'vitest'
import { zipOf } from '#platform/zip-file.ts'
import { NotARescueFile, packRescue, readRescueLines, rescueLines, rescueName, unpackRescue } from './rescue-file.ts'

const ofTheTablet: RescueFile = {
  format: 'rescue',
  version: 1,
  schema: 92,
  device: '65f1c0ffee65f1c0ffee0d01',
  user: '65f1c0ffee65f1c0ffee0001',
  at: '2026-03-07T11:40:12.000Z',
  outbox: [{ opId: 'a', set: { name: 'two\nlines, “quoted”, José 🎣' } }, { opId: 'b' }],
  quarantine: [{ opId: 'c', reason: 'gone' }],
  trash: [{ id: 'e' }],
}

test('what a tablet could not send comes out of its rescue file as it went in', async () => {
  expect(await unpackRescue(await packRescue(ofTheTablet))).toEqual({ file: ofTheTablet, damaged: 0 })
  expect(rescueName('Ramp tablet/2', ofTheTablet.at)).toBe('rescue_Ramp-tablet-2_2026-03-07T11-40.zip')
})

test('a line that was damaged on the way is counted, the others are saved', () => {
  const lines = rescueLines(ofTheTablet).split('\n')
  const { file, damaged } = readRescueLines([lines[0], lines[1]!.slice(0, 9), ...lines.slice(2)].join('\n'))
  expect(damaged).toBe(1)
  expect(file.outbox).toEqual([{ opId: 'b' }])
  expect(file.quarantine).toEqual(ofTheTablet.quarantine)
})

test('another zip, or no zip at all, is not taken for a rescue file', async () => {
  await expect(unpackRescue(await zipOf({ 'tours.json': '[]' }))).rejects.toThrow(NotARescueFile)
  await expect(unpackRescue(new TextEncoder().encode('not a zip'))).rejects.toThrow(NotARescueFile)
})
