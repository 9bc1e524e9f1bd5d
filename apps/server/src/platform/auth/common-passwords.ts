/**
 * Words people build a password on when a form asks for a capital, a digit and a sign. `Password1!`, `P@ssw0rd2027` and
 * `Ramplight#1` are all one of these with decoration, and the first a guesser tries.
 */
const WORDS = `
  password passw pass passwort contrasena secret letmein welcome hello login logmein admin administrator root user guest
  test testing tester default changeme change temp temporary master manager director angler server system account access
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcde abcdef
  iloveyou loveyou love princess sunshine monkey dragon shadow superman batman pokemon starwars football baseball
  basketball hockey soccer michael jordan jessica ashley daniel charlie thomas george jennifer summer winter spring autumn
  monday friday january february march april june july august september october november december texas america freedom
  whatever trustno nothing internet computer samsung google apple microsoft facebook
  ramplight ramp light ramplights ramplightadmin boatramp
  fishing fish bass bassfishing bigbass largemouth smallmouth crappie walleye catfish trout lunker tournament tournaments
  tourney weighin weigh boat bassboat lake lakefork angling anglers hooked tightlines gofish gonefishing fisherman
`
const words = new Set(WORDS.trim().split(/\s+/))

/** Rows and runs of the keyboard, whatever signs shift makes of the digits. */
const EXACT = new Set([
  '1qaz!qaz',
  '1qaz@wsx',
  '1qaz2wsx',
  '!qaz1qaz',
  '!qaz2wsx',
  'zaq1!qaz',
  'zaq!2wsx',
  'zaq12wsx',
  'q1w2e3r4',
  'q1w2e3r4t5',
  'a1b2c3d4',
  'aa123456',
  'aaaaaa',
])

const LETTERS: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }
const asLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LETTERS[sign]!)
/** Without the digits and signs before and after. */
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')
/** `passpass` is `pass`. */
const once = (text: string) => text.replace(/^(.+?)\1+$/, '$1')

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/[^a-z0-9]+$/, '')
  const readings = [core(lower), core(asLetters(core(lower))), asLetters(lower.replace(/[^a-z]*$/, '')), asLetters(bare)]
  const pieces = lower.split(/[^a-z]+/).filter(Boolean)
  if (pieces.length > 0 && pieces.every((piece) => words.has(piece))) return true
  return EXACT.has(lower) || EXACT.has(bare) || readings.some((reading) => words.has(reading) || words.has(once(reading)))
}
