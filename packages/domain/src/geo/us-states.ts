/** Postal codes of the states, the capital district and the territories (USPS Publication 28, appendix B). */
export const US_STATES: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MH: 'Marshall Islands',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VI: 'Virgin Islands',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

const CODES = new Map(Object.entries(US_STATES).flatMap(([code, name]) => [code, name].map((text) => [text.toLowerCase(), code])))

/** `Texas`, `texas` and `TX` are `TX`; null for what is no state. */
export const stateCode = (text: string): string | null => CODES.get(text.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null

/** Every state that a word may mean, in lower case: those with this code, and those with the word in their name. */
export function statesSaying(word: string): string[] {
  const wanted = word.trim().toLowerCase()
  return Object.entries(US_STATES).flatMap(([code, name]) =>
    code.toLowerCase() === wanted || name.toLowerCase().includes(wanted) ? [code.toLowerCase(), name.toLowerCase()] : [],
  )
}

/** How people write this state, in lower case: by code and by name; a text that is no state is only itself. */
export function spellingsOfState(text: string): string[] {
  const code = stateCode(text)
  return code ? [code, US_STATES[code] as string].map((one) => one.toLowerCase()) : [text.trim().toLowerCase()]
}
