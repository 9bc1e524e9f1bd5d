import { randomInt } from 'node:crypto'

const WORDS = [
  'Bass',
  'Boat',
  'Cove',
  'Dock',
  'Fish',
  'Gill',
  'Hook',
  'Jigs',
  'Lake',
  'Limb',
  'Lure',
  'Moss',
  'Perch',
  'Pier',
  'Ramp',
  'Reed',
]

/** A password that can be read from a terminal and typed on a phone: `Lake-4821-cove!` */
export function newPassword(): string {
  const word = () => WORDS[randomInt(WORDS.length)]!
  return `${word()}-${randomInt(1000, 9999)}-${word().toLowerCase()}-${randomInt(1000, 9999)}!`
}
