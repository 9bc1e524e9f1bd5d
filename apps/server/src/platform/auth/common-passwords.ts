import { createRequire } from 'node:module'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** What people of this product build a password on, beside the words and names that the library knows. */
const OUR_WORDS = `
  ramplight ramp ramplights ramplightadmin boatramp admin administrator director angler
  fishing fish bass bassfishing bigbass largemouth smallmouth crappie walleye catfish trout lunker tournament tournaments
  tourney weighin weigh boat bassboat lake lakefork angling anglers hooked tightlines gofish gonefishing fisherman
  texas summer winter spring autumn monday friday
`
  .trim()
  .split(/\s+/)

/**
 * How few guesses are too few, as powers of ten: of anything, of known words only, and of one known word with decoration. Eight
 * random characters, the fewest that the form takes, are about 8 by this count.
 */
const FEW = { anything: 7.1, wordsOnly: 8.5, oneWord: 10 }

/** The library takes the length by its square; what comes later can only make a password better. */
const READ = 32

type Guesser = { guesses: ZxcvbnFactory; known: ReadonlySet<string> }
let made: Guesser | undefined

/** The lists take a quarter of a second and 30 MB: read when the first password is set, not at every start. */
function guesser(): Guesser {
  if (made) return made
  const require = createRequire(import.meta.url)
  const { ZxcvbnFactory } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core')
  const common = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  const english = require('@zxcvbn-ts/language-en') as typeof import('@zxcvbn-ts/language-en')
  const dictionary = { ...common.dictionary, ...english.dictionary, ours: OUR_WORDS }
  const names = english.dictionary['firstnames-en']
  made = {
    // More substitutions than these find nothing more and cost a tenth of a second each.
    guesses: new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: READ, l33tMaxSubstitutions: 5 }),
    known: new Set([...common.dictionary['passwords-common'], ...names, ...OUR_WORDS]),
  }
  return made
}

const LETTERS: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }
const asLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LETTERS[sign]!)
/** Without the digits and signs before and after. */
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')
/** `passpass` is `pass`. */
const once = (text: string) => text.replace(/^(.+?)\1+$/, '$1')

/** The words that a password may be built on: it without its decoration, with signs read as letters, without a repeat. */
function wordsIn(lower: string): string[] {
  const read = [core(lower), core(asLetters(core(lower))), core(asLetters(lower.replace(/[^a-z]*$/, '')))]
  return read.flatMap((word) => [word, once(word)])
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/)

/** Words that say who somebody is, of four letters and more: of their name and of their e-mail before the @, each and joined. */
function ofPerson(about: readonly string[]): string[] {
  const words = about.map((text) => wordsOf(text.split('@')[0]!))
  return words.flatMap((some) => [...some, some.join('')]).filter((word) => word.length > 3)
}

/**
 * Whether a password is one of the common and breached ones, a usual variation of one (`Liverpool1!`, `P@ssw0rd2027`), or so plain
 * that a program finds it at once (`Aa!aaaaa`). About: what a stranger knows of its person (name, e-mail). Guesses are counted by
 * zxcvbn (Wheeler 2016), with the letters as typed and all small, as a capital in a row hides the row from it.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const { guesses, known } = guesser()
  const person = ofPerson(about)
  const lower = password.toLowerCase()
  const found = Math.min(...[password, lower].map((text) => guesses.check(text.slice(0, READ), person).guessesLog10))
  const isWord = (text: string) => known.has(text) || person.includes(text)
  if (found < FEW.anything) return true
  if (found < FEW.wordsOnly && lower.split(/[^a-z]+/).every((piece) => piece === '' || isWord(piece))) return true
  return found < FEW.oneWord && wordsIn(lower).some(isWord)
}
