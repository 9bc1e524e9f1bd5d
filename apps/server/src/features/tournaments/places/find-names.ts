import { stateCode } from '@ramplight/domain/geo/us-states'
import { cityKey, zipCodes } from './read-zip-codes.ts'

type Name = { key: string; state: string; label: string; zips: number }

/** Every city once, those with the most ZIP codes first: who types "Dal" means Dallas. */
async function readNames(): Promise<Name[]> {
  const { addressOf, zipsOf } = await zipCodes()
  return [...zipsOf]
    .flatMap(([, zips]) => {
      const first = addressOf.get(zips[0] ?? '')
      return first ? [{ key: cityKey(first.city), state: first.state, label: `${first.city}, ${first.state}`, zips: zips.length }] : []
    })
    .sort((a, b) => b.zips - a.zips)
}
let reading: Promise<Name[]> | undefined

/**
 * What somebody may mean who has begun to type a place: `Dal`, `Fort W`, `Quitman, T`. At most `most`, as `findPlace` understands them;
 * nothing for a ZIP code, which is a place already.
 */
export async function placeNames(typed: string, most: number): Promise<string[]> {
  const [city = '', after] = typed.split(',')
  const key = cityKey(city)
  if (!key || /^\d/.test(key)) return []
  reading ??= readNames()
  const state = (after ?? '').trim()
  const code = stateCode(state) ?? state.toUpperCase()
  const means = (name: Name) => (after === undefined ? name.key.startsWith(key) : name.key === key && name.state.startsWith(code))
  return (await reading)
    .filter(means)
    .slice(0, most)
    .map(({ label }) => label)
}
