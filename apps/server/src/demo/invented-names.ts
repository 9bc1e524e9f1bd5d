/** Names of nobody: common first names, surnames put together for this demo. */
export const FIRST_NAMES =
  'Ada Amos Bea Boyd Cal Cleo Cody Cora Dale Dean Della Dirk Eli Elsa Emmett Esme Faye Finn Floyd Gale Gene Glen Hazel Holt Ida Ike Iris Ivan Jade Joel June Kai Kate Kent Lane Lena Levi Lila Luis Mabel Marco Mia Milo Nell Nina Noel Opal Otis Pearl Pete Quinn Rae Reed Rosa Ruth Sage Sid Tess Theo Uma Vera Wade Wren Zane'.split(
    ' ',
  )
const LAST =
  'Alderton Bankhurst Brockway Calderhill Castleford Copelane Dunmarsh Eastwater Ellerby Farrowick Fenholt Fletchwood Galeford Garlandale Grangely Hadlow Halstone Hartvale Heathmore Holloman Jessamy Kendrake Kimbrow Larkfield Ledgerton Lindenhall Loomsdale Maddoxley Marlowe Mercerby Moffatt Nettleford Oakhurst Orchardson Paxmore Pickering Quarlton Radleigh Redferne Rowanby Sayerton Selbourne Sloanfield Stroudley Sutterby Talbotson Thornebury Tidewell Vancroft Waldenby Weemsly Whitlowe Wilderton Yarborough'.split(
    ' ',
  )
const TOWNS = [
  ['Alder', 'TX'],
  ['Brushy Creek', 'TX'],
  ['Cane Hill', 'LA'],
  ['Dry Fork', 'OK'],
  ['Emory Bend', 'TX'],
  ['Pine Landing', 'AR'],
] as const

export type InventedAngler = { first_name: string; last_name: string; phone: string; city: string; state: string }

/** The n-th angler of the demo: always the same, no two alike below 3,000. Phones are from the range kept for fiction. */
export function inventedAngler(n: number): InventedAngler {
  const [city, state] = TOWNS[n % TOWNS.length]!
  return {
    first_name: FIRST_NAMES[n % FIRST_NAMES.length]!,
    last_name: LAST[(n * 7 + Math.floor(n / FIRST_NAMES.length)) % LAST.length]!,
    phone: `903555${String(100 + n).padStart(4, '0')}`,
    city,
    state,
  }
}
