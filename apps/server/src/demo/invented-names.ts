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

/** Area codes around the demo's lakes. In each, 555-0100 to 555-0199 are kept for fiction: no demo rings anybody. */
const AREAS =
  '903 430 936 409 281 713 832 346 512 737 210 726 254 325 806 940 817 682 214 469 972 318 337 225 985 504 405 580 918 539'.split(' ')
const NUMBERS_OF_FICTION = 100

export type InventedAngler = { first_name: string; last_name: string; phone: string; city: string; state: string }

/** The n-th angler of the demo: always the same, no two alike below 3,000. */
export function inventedAngler(n: number): InventedAngler {
  const [city, state] = TOWNS[n % TOWNS.length]!
  return {
    first_name: FIRST_NAMES[n % FIRST_NAMES.length]!,
    last_name: LAST[(n * 7 + Math.floor(n / FIRST_NAMES.length)) % LAST.length]!,
    phone: `${AREAS[Math.floor(n / NUMBERS_OF_FICTION) % AREAS.length]!}55501${String(n % NUMBERS_OF_FICTION).padStart(2, '0')}`,
    city,
    state,
  }
}
