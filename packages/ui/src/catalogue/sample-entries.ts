export type SampleEntry = {
  id: string
  boat: number
  name: string
  flight: number
  status: 'Paid' | 'Owes' | 'Registered'
  owesCents: number
  weight: string
  hundredths: number
  signedUp: Date
  onDevice: boolean
}

const NAMES = [
  'Reyes J · Tran M',
  'Hall R · Moss T',
  'Kim D · Vega S',
  'Odom P · Nash L',
  '=SUM(A1) Trick',
  'Álvarez C · Brandt K',
  'Boudreaux E · Guidry H',
  'Whitfield A',
  'Castillo M · Park J',
  'O’Neal B · Frost W',
  'Nguyen T · Lopez R',
  'Sorensen I · Dahl K',
]

/** Always the same rows, so that two looks can be compared. */
export const sampleEntries: readonly SampleEntry[] = Array.from({ length: 62 }, (_, index) => {
  const pounds = 18 - (index % 17)
  const ounces = (index * 7) % 16
  const owes = index % 9 === 3
  return {
    id: `entry-${index}`,
    boat: index + 1,
    name: `${NAMES[index % NAMES.length]}${index >= NAMES.length ? ` ${Math.floor(index / NAMES.length) + 1}` : ''}`,
    flight: index < 31 ? 1 : 2,
    status: owes ? 'Owes' : index % 7 === 5 ? 'Registered' : 'Paid',
    owesCents: owes ? 13_000 : 0,
    weight: `${pounds}-${String(ounces).padStart(2, '0')}`,
    hundredths: (pounds * 16 + ounces) * 100,
    signedUp: new Date(2027, 4, 2 + (index % 20), 7, index % 60),
    onDevice: index === 1 || index === 4,
  }
})
