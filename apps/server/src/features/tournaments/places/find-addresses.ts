import { cityKey, type ZipAddress, zipCodes } from './read-zip-codes.ts'

const ZIP = /^\s*(\d{5})(-?\d{4})?\s*$/

type Asked = { zip?: string | undefined; city?: string | undefined; state?: string | undefined }

/** The city of a ZIP code, or the ZIP codes of a city, `most` at the most; nothing for what is not known. */
export async function findAddresses({ zip, city, state }: Asked, most: number): Promise<ZipAddress[]> {
  const { addressOf, zipsOf } = await zipCodes()
  const zips = zip ? [ZIP.exec(zip)?.[1] ?? ''] : (zipsOf.get(cityKey(city ?? '', state ?? '')) ?? [])
  return zips.flatMap((one) => addressOf.get(one) ?? []).slice(0, most)
}
