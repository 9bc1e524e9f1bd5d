import { expect, test } from 'vitest'
import { silentWords } from './count-sheet.tsx'

const ZONE = { word: 'CST', iana: 'America/Chicago' }
const seen = (name: string | null, minute: number) => ({ name, lastSeenAt: `2027-06-12T17:0${minute}:00.000Z` })

test('who has several devices that were not heard of is named once, with when the last of them was', () => {
  const words = silentWords([seen('Ana Castle', 2), seen('Ana Castle', 7), seen('Bo Reed', 3), seen(null, 4)], ZONE)
  expect(words.map((one) => one.replace(' CST', ''))).toEqual([
    'Ana Castle’s 2 devices (last 12:07 PM)',
    'Bo Reed’s device (last 12:03 PM)',
    'someone’s device (last 12:04 PM)',
  ])
})
